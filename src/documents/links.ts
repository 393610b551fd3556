/** Links of the document: within it where their page is in it, whole addresses otherwise. */
import {load} from 'cheerio';
import {siteAddress} from '../site/base';
import type {Chapter} from './chapters';

export type Site = {
  /** Public origin. */
  origin: string;
  baseUrl: string;
};

type Place = {chapter: Chapter; html: string};

/**
 * @param places the chapters with their HTML, which is left as it is
 * @returns the HTML of each, in their order
 */
export function linked(places: readonly Place[], {origin, baseUrl}: Site): string[] {
  const root = siteAddress(origin, baseUrl);
  const pages = places.map(({chapter, html}) => ({chapter, $: load(html, undefined, false)}));
  const ids = new Set(
    pages.flatMap(({$}) =>
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    ),
  );
  const chapters = new Map(pages.map(({chapter}) => [chapter.path, chapter.id]));

  function targetOf(address: string, from: Chapter): string {
    const url = URL.canParse(address, root + (from.path ?? '/'))
      ? new URL(address, root + (from.path ?? '/'))
      : undefined;
    if (!url || !`${url.origin}${url.pathname}`.startsWith(`${root}/`)) return address;
    const chapter = chapters.get(`${url.origin}${url.pathname}`.slice(root.length));
    if (!chapter) return url.href;
    const place = `${chapter}-${decodeURIComponent(url.hash.slice(1))}`;
    return ids.has(place) ? `#${place}` : `#${chapter}`;
  }

  return pages.map(({chapter, $}) => {
    $('a[href]').each((_, element) => {
      const address = $(element).attr('href') ?? '';
      const to = address.startsWith('/') ? origin + address : address;
      $(element).attr('href', targetOf(to, chapter));
    });
    return $.html();
  });
}
