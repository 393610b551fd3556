/** From a built page to its search records. */
import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {elementsBelow, pagesOf, type BuiltPage} from '../../build/contract.node';
import {noAsks, type Asks} from '../../content/contract';
import {asksIn} from '../../content/contract.node';
import {productOfPath} from '../../site/products';
import {site} from '../../site/identity';
import {clean} from './markup';
import {hierarchyOf, levels, type SearchRecord} from './record';
import {sectionsOf} from './sections';

/** Pages that only list others, and further pages of a list of posts, at addresses that Docusaurus gives them. */
const lists = /^\/(docs\/tags|blog\/(tags|archive|authors$))(\/|$)|\/page\/\d+$/;

/** They lead elsewhere, or repeat in a program what was said above; so does all that is below such a heading. */
const asides = new Set(['Sources', 'Related pages', 'Request sample', 'Response samples', 'Read more']);

/** What a guide explains, such as a code, a term or a schema, is read about there first. */
const catalogues = /^\/docs\/(glossary|quick-reference|api\/[^/]+\/(errors|schemas(\/.*)?)|.+\/operations)$/;

/** Parts of requests and answers, the site about itself, and pages that mostly lead on. */
const marginal = /^\/(docs\/api\/[^/]+\/schemas\/.*|site-map|offline|blog\/authors\/.*)?$/;

/** A reader's own words ask for a guide first: news ages, reference and single fields are looked up by name. */
function pageRankOf(pathname: string, isEntry: boolean): number {
  const share = isEntry || catalogues.test(pathname) ? 50 : 100;
  if (marginal.test(pathname)) return share * 0.4;
  return share * (/^\/(blog\/|docs\/api\b)/.test(pathname) ? 0.85 : 1);
}

/** Name of the group in which a page's results are shown. */
function areaOf(pathname: string): string {
  if (pathname.startsWith('/blog')) return site.blogTitle;
  return productOfPath(pathname)?.name ?? site.title;
}

const isNamed = (name: string) => (element: Element) => element.name === name;

/** The element that holds the title and the text of a page: menus around it may be most of the page. */
function textIn(elements: readonly Element[]): Element | undefined {
  const main = elements.find(isNamed('main'));
  return (
    main &&
    (elementsBelow(main)
      .filter(isNamed('article'))
      .find((article) => elementsBelow(article).some(isNamed('h1'))) ??
      main)
  );
}

/** The name of a page in the menu, which its breadcrumbs end with; readers know it by that name. */
function menuLabelIn(elements: readonly Element[]): string {
  const last = elements.filter(({attribs}) => /\bcrumb\b/.test(attribs.class ?? '')).at(-1);
  return last ? DomUtils.textContent(last) : '';
}

/** Pages of operations, and what calls one there. */
const operations = /^\/docs\/api\/|\/operations$/;
const call = /\b(?:GET|POST|PUT|PATCH|DELETE) https?:\/\/[^/\s]+\/\S+/;

/** @returns method and path of the operation that a text is about, such as `GET /v1/users/me` */
const callIn = (text: string) => call.exec(text)?.[0].replace(/https?:\/\/[^/]+/, '');

/**
 * The records of one page: the page itself, with its keywords, then each heading and each entry that has an
 * address, with the text under it.
 *
 * @param page as built
 * @param siteUrl address of the site, without a trailing slash
 * @param asks questions for its sections
 * @returns none for redirects, for pages that search engines may not index, and for lists of pages
 */
export function extractRecords(
  {path: pathname, elements}: BuiltPage,
  siteUrl: string,
  asks: Asks = noAsks,
): SearchRecord[] {
  const root = textIn(elements);
  const meta = new Map(
    elements.filter(isNamed('meta')).map(({attribs}) => [attribs.name, attribs.content] as const),
  );
  if (!root || pathname === '/404' || lists.test(pathname) || meta.get('robots')?.includes('noindex'))
    return [];

  const pageUrl = `${siteUrl}${pathname}`;
  const facets = {
    language: meta.get('docsearch:language') ?? site.locale,
    docusaurus_tag: meta.get('docsearch:docusaurus_tag') ?? 'default',
  };
  const keywords =
    clean([meta.get('description'), meta.get('keywords')?.replaceAll(',', ', ')].join(' ')) || null;
  const menuLabel = clean(menuLabelIn(elements));
  let hierarchy = hierarchyOf((level) => (level === 'lvl0' ? areaOf(pathname) : null));
  return sectionsOf(root).flatMap(({depth, title, anchor, pieces, label: entry, marked}, position) => {
    const parents = hierarchy;
    hierarchy = hierarchyOf((level, at) => (at < depth ? parents[level] : at === depth ? title : null));
    if (levels.slice(2).some((level) => asides.has(hierarchy[level] ?? ''))) return [];
    const content = clean(pieces.join(''));
    const called = operations.test(pathname) ? callIn(content) : null;
    const url = anchor ? `${pageUrl}#${anchor}` : pageUrl;
    return {
      objectID: url,
      url,
      url_without_anchor: pageUrl,
      anchor,
      type: levels[depth] ?? 'lvl6',
      hierarchy,
      label: position === 0 && menuLabel !== title ? menuLabel || null : null,
      content: content || null,
      keywords: clean([position === 0 ? keywords : null, called, ...marked].join(' ')) || null,
      asks: (anchor && asks[anchor]?.join('; ')) || null,
      ...facets,
      weight: {pageRank: pageRankOf(pathname, entry !== undefined), level: 100 - 10 * depth, position},
    };
  });
}

/**
 * @param outDir folder of a build
 * @param siteUrl address of the site, without a trailing slash
 * @returns the records of all its pages, always in the same order
 * @throws Error when the folder holds no page
 */
export async function collectRecords(outDir: string, siteUrl: string): Promise<SearchRecord[]> {
  const asks = asksIn(process.cwd());
  const records: SearchRecord[] = [];
  for await (const page of pagesOf(outDir))
    records.push(...extractRecords(page, siteUrl, asks.get(page.path)));
  return records;
}
