/** What the rules know of the site: its files and its pages. */
import {memoize, once} from 'lodash';
import {pageAddress} from '../content/contract';
import {blocks, withoutCode} from '../content/contract.node';
import type {ProjectFiles} from './files';
import {parsePage, type Page} from './page';
import {headingsOf, linesOf} from './text';

export type Site = ProjectFiles & {
  /** Every page that authors write, in the order of their paths; pages that the build writes are left out. */
  readonly pages: readonly Page[];
};

const isPage = (path: string) =>
  /(^|\/)(?!_|README\.)[^/]*\.mdx?$/.test(path) && !path.startsWith('docs/api/');

/** The blocks of src/content that a page inserts, each as a page of its own, with the line of its insertion. */
export const blocksOf = memoize(({path, source}: Page): {line: number; block: Page}[] =>
  linesOf(source).flatMap(({value, line}) => {
    const text = blocks.get(/^\{\{block (\S+)\}\}$/.exec(value)?.[1] ?? '')?.();
    return text === undefined ? [] : [{line, block: parsePage(path, text)}];
  }),
);

/** @returns the anchors of a page as it is published, those of its blocks included */
export const anchorsOf = memoize((page: Page): string[] =>
  [page, ...blocksOf(page).map(({block}) => block)].flatMap((part) => {
    const rows = [...withoutCode(part.body).matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id);
    return [...headingsOf(part).map(({anchor}) => anchor), ...rows];
  }),
);

/** The slug is read only where there is one: front matter is dear. */
export const addressOf = (page: Page): string =>
  pageAddress(page.path, page.source.includes('\nslug:') ? page.frontMatter.slug : undefined);

/** Addresses of pages that are made: of the API reference once they are generated, and of the categories in `sidebars.ts`. */
function madeAddresses({list, read}: ProjectFiles): string[] {
  const ofApis = list('docs/api').flatMap((file) => {
    if (!file.endsWith('.mdx')) return [];
    const {slug, id} = parsePage(file, read(file) ?? '').frontMatter;
    return pageAddress(file.replace(/[^/]*$/, `${String(id)}.mdx`), slug);
  });
  const categories = (read('sidebars.ts') ?? '').matchAll(/indexed\(\s*'[^']+',\s*'([^']+)'/g);
  return [...ofApis, ...[...categories].map(([, slug]) => `/docs/category/${slug}`)];
}

/** Every address below `/docs` and of posts that readers may keep, with the page where authors write one. */
export const addressesOf = memoize(
  (site: Site): ReadonlyMap<string, Page | undefined> =>
    new Map<string, Page | undefined>([
      ...madeAddresses(site).map((address) => [address, undefined] as const),
      ...site.pages
        .filter((page) => !/\ndraft: true\n/.test(page.source))
        .map((page) => [addressOf(page), page] as const),
    ]),
);

/** @returns whether no page of docs and no post has an address; pages of the API reference may not be generated yet */
export const isUnknown = (address: string, site: Site): boolean =>
  /^\/(docs|blog)\/(?!(tags|authors|archive|page)(\/|$))/.test(address) &&
  !addressesOf(site).has(address) &&
  !(address.startsWith('/docs/api/') && !site.list('docs/api').length);

/** @param files of a project */
export function readSite(files: ProjectFiles): Site {
  const pages = once(() =>
    ['docs', 'blog', 'src/pages']
      .flatMap((folder) => files.list(folder))
      .filter(isPage)
      .map((path) => parsePage(path, files.read(path) ?? '')),
  );
  return {
    ...files,
    get pages() {
      return pages();
    },
  };
}

/** Texts beside the pages that readers read as well: data of pages, and the OpenAPI documents. */
export const dataOf = ({list, read}: Site): {path: string; text: string}[] =>
  [...list('docs'), ...list('blog'), ...list('openapi')]
    .filter((path) => /\.ya?ml$/.test(path) && !/^docs\/api\/|\/published\//.test(path))
    .map((path) => ({path, text: read(path) ?? ''}));
