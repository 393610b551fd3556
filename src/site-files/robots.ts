import {siteAddress} from '../site/base';

/**
 * `robots.txt` (RFC 9309). Nothing is kept from crawlers: pages that are not to be listed say so themselves, and a
 * crawler reads that only where it may go.
 *
 * @param origin public origin of the site
 * @param baseUrl base URL of the site
 * @returns its text; in a folder of a host, a comment says where crawlers look for it
 */
export function robots(origin: string, baseUrl: string): string {
  const sitemap = `Sitemap: ${siteAddress(origin, baseUrl)}/sitemap.xml`;
  const note =
    baseUrl === '/'
      ? ''
      : `# Crawlers read robots.txt only at the root of a host: add the Sitemap line to that of ${new URL(origin).host}.\n`;
  return `${note}User-agent: *\nAllow: /\n\n${sitemap}\n`;
}
