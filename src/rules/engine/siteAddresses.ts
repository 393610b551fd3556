/** The addresses of the site, as its sources make them: a check needs no build. */
import kebabCase from 'lodash/kebabCase.js';
import {parse} from 'yaml';
import {pageAddress} from '../../content/contract';
import {search} from '../../site/identity';
import {offlinePath} from '../../site/offline';
import {siteMapPath} from '../../site/siteMap';
import {specifications} from '../../site/apis';
import type {ProjectFiles} from './files';
import type {Page} from './page';
import {sidebarsFile, sidebarsOf} from './readSidebars';

export type Addresses = {
  /** @returns whether there is a page, or a published file, at an address such as `/docs/intro` */
  has: (address: string) => boolean;
  /** @returns the files that make a page at the address; more than one is a mistake */
  sourcesOf: (address: string) => readonly string[];
};

/** An address and the file that makes it. */
type AddressSource = [address: string, path: string];

/** @returns an object of a YAML file; an empty one when it is absent or no object, which another rule tells */
function yaml<Value>(files: ProjectFiles, path: string): Record<string, Value> {
  try {
    return (parse(files.read(path) ?? '') ?? {}) as Record<string, Value>;
  } catch {
    return {};
  }
}

const withoutIndex = (address: string) => address.replace(/\/index$/, '') || '/';

/** @returns a value of the front matter, which is read only where the key is: most pages have none */
function declared(page: Page, key: 'id' | 'slug'): unknown {
  return page.source.includes(`\n${key}:`) ? page.frontMatter[key] : undefined;
}

/** @returns the id of a page of `docs`, by which sidebars name it: `focus/people` */
export function idOf(page: Page): string {
  const id = declared(page, 'id');
  const own = page.path.replace(/^docs\/|\.mdx?$/g, '');
  return typeof id === 'string' ? own.replace(/[^/]*$/, id) : own;
}

/** @returns the address at which the site shows a page */
export const addressOf = (page: Page): string => pageAddress(page.path, declared(page, 'slug'));

function ofTags(files: ProjectFiles, folder: 'docs' | 'blog'): AddressSource[] {
  const path = `${folder}/tags.yml`;
  const tags = Object.values(yaml<{permalink?: string} | null>(files, path));
  return ['', ...tags.map((tag) => tag?.permalink ?? '')].map((tag) => [`/${folder}/tags${tag}`, path]);
}

function ofBlog(files: ProjectFiles): AddressSource[] {
  const path = 'blog/authors.yml';
  const authors = Object.entries(yaml<{page?: boolean} | null>(files, path));
  const own = ['/blog', '/blog/archive', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
  return [
    ...own.map((address): AddressSource => [address, 'docusaurus.config.ts']),
    ...['', ...authors.flatMap(([key, author]) => (author?.page ? [`/${key}`] : []))].map(
      (author): AddressSource => [`/blog/authors${author}`, path],
    ),
    ...ofTags(files, 'blog'),
  ];
}

/** Categories with a page of their own. */
function ofCategories(files: ProjectFiles): AddressSource[] {
  return (sidebarsOf(files)?.categories ?? []).flatMap(({link}): AddressSource[] =>
    link?.slug ? [[`/docs${link.slug}`, sidebarsFile]] : [],
  );
}

type Specification = {
  tags?: {name: string}[];
  paths?: Record<string, Record<string, {operationId?: unknown} | null> | null>;
};

function ofReference(files: ProjectFiles): AddressSource[] {
  return specifications.flatMap(({file, pages}) => {
    const {tags = [], paths = {}} = yaml(files, file) as Specification;
    const operations = Object.values(paths).flatMap((item) => Object.values(item ?? {}));
    const names = [
      ...operations.map((operation) => operation?.operationId),
      ...tags.map(({name}) => name),
      'changes',
      'errors',
      'schemas',
    ];
    return [
      '',
      ...names.flatMap((name) => (typeof name === 'string' && name ? [`/${kebabCase(name)}`] : [])),
    ].map((name): AddressSource => [`/${pages}${name}`, file]);
  });
}

function ofComponents(files: ProjectFiles): AddressSource[] {
  return files
    .list('src/pages')
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => [withoutIndex(path.replace(/^src\/pages|\.tsx$/g, '')), path]);
}

const ofTheme: AddressSource[] = [
  [`/${search.pagePath}`, 'src/search/ui/SearchPage/index.tsx'],
  [siteMapPath, 'src/site-map/ui/SiteMap/index.tsx'],
  [offlinePath, 'src/offline/ui/OfflinePage/index.tsx'],
  ['/404.html', 'src/layout/ui/NotFound/Content/index.tsx'],
];

/** @param pages that authors write */
export function addressesOf(files: ProjectFiles, pages: readonly Page[]): Addresses {
  const sources = new Map<string, string[]>();
  const add = (made: readonly AddressSource[]) => {
    for (const [address, path] of made) sources.set(address, [...(sources.get(address) ?? []), path]);
  };
  add(pages.map((page) => [addressOf(page), page.path]));
  add([
    ...ofBlog(files),
    ...ofTags(files, 'docs'),
    ...ofCategories(files),
    ...ofComponents(files),
    ...ofTheme,
  ]);
  let hasReference = false;
  return {
    has(address) {
      if (sources.has(address) || files.has(`static${address}`)) return true;
      // A specification is long: it is read when a link leads there.
      if (!hasReference && address.startsWith('/docs/api/')) add(ofReference(files));
      hasReference ||= address.startsWith('/docs/api/');
      return sources.has(address);
    },
    sourcesOf: (address) => sources.get(address) ?? [],
  };
}
