import {siteAddress} from '../site/base';

/**
 * `robots.txt` (RFC 9309). Nothing is kept from crawlers: pages that are not to be found say so themselves, which a
 * crawler can only read where it may go.
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
      : `# Crawlers read this file at the root of a host only: the one of ${new URL(origin).host} needs the line of the sitemap.\n`;
  return `${note}User-agent: *\nAllow: /\n\n${sitemap}\n`;
}
