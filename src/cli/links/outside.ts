/** Links to other sites. */
import type {SiteMeasures} from '../measures/site';

/** Nobody answers there. Sources: RFC 2606, RFC 6761. */
const reserved = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org|co\.uk)$/;

/** Addresses of hosts that are numbers, such as those of documentation. */
const isNumber = /^[\d.]+$|^\[/;

const isOutside = (url: URL, origin: string): boolean =>
  /^https?:$/.test(url.protocol) &&
  url.origin !== origin &&
  !reserved.test(url.hostname) &&
  !isNumber.test(url.hostname);

/**
 * @param site measures of its pages
 * @param origin of the site itself, which is not outside
 * @returns the pages that link to each address, without its anchor, in the order of the addresses
 */
export function outsideLinks(site: SiteMeasures, origin: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [page, {links}] of Object.entries(site))
    for (const href of links) {
      const url = URL.canParse(href) ? new URL(href) : undefined;
      if (!url || !isOutside(url, origin)) continue;
      url.hash = '';
      found.set(url.href, (found.get(url.href) ?? new Set()).add(page));
    }
  return new Map(
    [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([url, pages]) => [url, [...pages]]),
  );
}
