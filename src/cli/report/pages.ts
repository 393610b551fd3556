/** The pages of the site for the report: measures of the build, dates, and who links to whom. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {addressOf, type Page} from '../../rules/contract';
import {withoutBase} from '../../site/base';
import type {PageMeasures} from '../measures/page';
import type {SiteMeasures} from '../measures/site';

/** `list`: made of other pages, such as those of tags and categories. */
export type Kind = 'doc' | 'post' | 'api' | 'standalone' | 'list';

export type ReportPage = PageMeasures & {
  address: string;
  kind: Kind;
  /** Day on which somebody last read it through; of docs only. */
  reviewed?: string;
  /** Day on which it last changed. */
  changed?: string;
  /** Pages that link to it from their text; lists do not count. */
  linksIn: number;
  /** Pages to which its text leads; lists do not count. */
  linksOut: number;
};

/** Where the site is on its host. */
export type Place = {origin: string; baseUrl: string};

/**
 * @param xml text of `sitemap.xml`
 * @returns the day of the last change by site path, for each page that search engines are told of
 */
export function readSitemap(xml: string, {origin, baseUrl}: Place): Map<string, string | undefined> {
  const $ = load(xml, {xmlMode: true});
  return new Map(
    $('url')
      .toArray()
      .map((element) => {
        const {pathname} = new URL($(element).find('loc').text(), origin);
        const day = $(element).find('lastmod').text();
        return [withoutBase(pathname, baseUrl), day || undefined] as const;
      }),
  );
}

const listed =
  /^\/(docs\/(category|tags)|blog\/(tags|authors|archive|page)|blog$|site-map$|search$|offline$)/;

function kindOf(address: string, source: Page | undefined): Kind {
  if (source) return source.kind;
  if (listed.test(address)) return 'list';
  return address.startsWith('/docs/api/') ? 'api' : 'standalone';
}

/** Site paths of the pages to which a page leads, without itself. */
function targetsOf(address: string, links: readonly string[], {origin, baseUrl}: Place): Set<string> {
  const here = new URL(baseUrl.slice(0, -1) + address, origin);
  const inside = links
    .filter((href) => URL.canParse(href, here))
    .map((href) => new URL(href, here))
    .filter((url) => url.origin === origin)
    .map(({pathname}) => decodeURI(withoutBase(pathname, baseUrl)));
  return new Set(inside.filter((target) => target !== address));
}

/**
 * @param site measures of the build
 * @param days of `readSitemap`
 * @param sources pages as their authors wrote them
 * @returns each page of the site map once, in the order of the addresses
 * @throws Error when the site map names a page that the build does not have
 */
export function reportPages(
  site: SiteMeasures,
  days: ReadonlyMap<string, string | undefined>,
  sources: readonly Page[],
  place: Place,
): ReportPage[] {
  const byAddress = new Map(sources.map((page) => [addressOf(page), page]));
  const kinds = new Map(
    [...days.keys()].map((address) => [address, kindOf(address, byAddress.get(address))]),
  );
  const isText = (address: string) => kinds.has(address) && kinds.get(address) !== 'list';
  const out = new Map<string, string[]>();
  const incoming = new Map<string, number>();
  for (const address of days.keys()) {
    const measures = site[address];
    if (!measures)
      throw new Error(`The site map names ${address}, which is not in the build. Remedy: build again.`);
    const targets = [...targetsOf(address, measures.links, place)].filter(isText);
    out.set(address, targets);
    if (isText(address)) for (const target of targets) incoming.set(target, (incoming.get(target) ?? 0) + 1);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([address, changed]) => {
      const reviewed = byAddress.get(address)?.frontMatter.last_reviewed;
      return {
        ...site[address]!,
        address,
        kind: kinds.get(address)!,
        ...(typeof reviewed === 'string' && {reviewed}),
        ...(changed && {changed: changed.slice(0, 10)}),
        linksIn: incoming.get(address) ?? 0,
        linksOut: out.get(address)?.length ?? 0,
      };
    });
}

/** @returns the text of the site map of a build */
export const sitemapIn = (folder: string): string => readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
