/** The documentation in sets that a machine can load one at a time: each product, each API, and all else. */
import {specifications} from '../site/apis';
import {withoutBase} from '../site/base';
import {products, type ProductId} from '../site/products';
import type {SiteMapArea, SiteMapEntry} from '../site/siteMap';
import type {Twin} from './twin';

export type DocumentSet = {
  /** Name of the set in addresses, such as `focus` or `api-petstore`. */
  id: string;
  label: string;
  summary?: string;
  /** Product, or area that belongs to none. */
  kind: SiteMapArea['kind'];
  /** Site path below which its own lists stand; absent for what belongs to no product and no API. */
  folder?: string;
  /** In the order of the sidebar. */
  pages: Twin[];
};

const pathsOf = (entries: readonly SiteMapEntry[], baseUrl: string): string[] =>
  entries.flatMap(({to, entries: below = []}) => [
    ...(to ? [withoutBase(to, baseUrl)] : []),
    ...pathsOf(below, baseUrl),
  ]);

type Place = Pick<DocumentSet, 'id' | 'summary' | 'folder'>;

function placeOf(kind: ProductId, paths: readonly string[]): Place {
  const api = specifications.find(({pages}) => paths.some((path) => `${path}/`.startsWith(`/${pages}/`)));
  if (kind === 'api' && api) return {id: `api-${api.id}`, folder: `/${api.pages}`};
  const product = products.find(({id}) => id === kind);
  return {id: kind, summary: product?.summary, folder: product?.paths[0]?.replace(/\/$/, '')};
}

/**
 * @param areas of the site map
 * @param twins of all pages, in any order
 * @returns the sets, in the order of the sidebars; a page that the site map does not name is in the last one
 */
export function setsOf(
  areas: readonly SiteMapArea[],
  twins: readonly Twin[],
  baseUrl: string,
): DocumentSet[] {
  const left = new Map(twins.map((twin) => [twin.path, twin]));
  const take = (path: string): Twin[] => {
    const twin = left.get(path);
    left.delete(path);
    return twin ? [twin] : [];
  };
  const sets = areas.map((area): DocumentSet => {
    const {label, kind, to, entries} = area;
    const paths = pathsOf([{label, to, entries}], baseUrl);
    const isOfNone = kind === 'site' || kind === 'tags' || kind === 'blog';
    const place: Place = isOfNone ? {id: kind} : placeOf(kind, paths);
    return {...place, label, kind, pages: paths.flatMap(take)};
  });
  const others: DocumentSet = {id: 'other', label: 'Other pages', kind: 'site', pages: [...left.values()]};
  return [...sets, others].filter(({pages}) => pages.length);
}
