/** From a built page to its search records. */
import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {elementsBelow, type BuiltPage} from '../../build/contract.node';
import {noAsks, type Asks} from '../../content/contract';
import {productOfPath} from '../../site/products';
import {site} from '../../site/identity';
import {isUnlisted, kindOf, pageRankOf} from './kind';
import {clean} from './markup';
import {levels, type Hierarchy, type Level, type SearchRecord} from './record';
import {sectionsOf} from './sections';

/** Further pages of a list of posts: the first has the title of them all. */
const continuation = /\/page\/\d+$/;

/** Name of the group in which a page's results are shown. */
function areaOf(pathname: string): string {
  if (pathname.startsWith('/blog')) return site.blogTitle;
  return productOfPath(pathname)?.name ?? site.title;
}

/** The titles down to a depth; deeper ones end there. */
function below(parents: Hierarchy, depth: number, title: string): Hierarchy {
  const titleAt = (level: Level, index: number) => {
    if (index === depth) return title;
    return index < depth ? parents[level] : null;
  };
  return Object.fromEntries(levels.map((level, index) => [level, titleAt(level, index)])) as Hierarchy;
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

/** Not a page of the site, but the answer to an address that is none. */
const notFound = '/404';

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
  if (
    !root ||
    pathname === notFound ||
    continuation.test(pathname) ||
    meta.get('robots')?.includes('noindex')
  )
    return [];

  const pageUrl = `${siteUrl}${pathname}`;
  const facets = {
    language: meta.get('docsearch:language') ?? site.locale,
    version: (meta.get('docsearch:version') ?? 'current').split(','),
    docusaurus_tag: meta.get('docsearch:docusaurus_tag') ?? 'default',
  };
  const keywords =
    clean([meta.get('description'), meta.get('keywords')?.replaceAll(',', ', ')].join(' ')) || null;
  const menuLabel = clean(menuLabelIn(elements));
  let hierarchy = below({} as Hierarchy, 0, areaOf(pathname));
  return sectionsOf(root).flatMap(({depth, title, anchor, pieces, label: entry, marked}, position) => {
    hierarchy = below(hierarchy, depth, title);
    const place = {path: pathname, isEntry: entry !== undefined, hierarchy};
    if (isUnlisted(place)) return [];
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
      kind: kindOf(place),
      ...facets,
      weight: {pageRank: pageRankOf(place), level: 100 - 10 * depth, position},
    };
  });
}
