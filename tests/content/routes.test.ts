/** Every address of the list (routes.txt) has a source. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {specifications} from '../../src/site/apis';
import {search} from '../../src/site/identity';
import {offlinePath} from '../../src/site/offline';
import {siteMapPath} from '../../src/site/siteMap';
import {docs, posts, routes} from './corpus';

const yaml = <Value>(path: string) => parse(readFileSync(path, 'utf8')) as Record<string, Value>;

function blogRoutes(): string[] {
  const tags = Object.values(yaml<{permalink: string}>('blog/tags.yml'));
  const authors = Object.entries(yaml<{page?: boolean}>('blog/authors.yml')).filter(([, {page}]) => page);
  return [
    ...['', '/archive', '/rss.xml', '/atom.xml', '/tags', '/authors'],
    ...tags.map(({permalink}) => `/tags${permalink}`),
    ...authors.map(([key]) => `/authors/${key}`),
    ...posts.map(({frontMatter}) => `/${String(frontMatter.slug)}`),
  ].map((route) => `/blog${route}`);
}

function docsRoutes(): string[] {
  const sidebars = readFileSync('sidebars.ts', 'utf8');
  return [
    ...docs.map(({path}) => path.replace(/\.mdx?$/, '')),
    ...[...sidebars.matchAll(/indexed\(\s*'[^']+',\s*'([^']+)'/g)].map(([, slug]) => `docs/category/${slug}`),
    ...specifications.map(({pages}) => pages),
  ].map((route) => `/${route}`);
}

const standalone = [
  ...['/', '/markdown-page', '/accessibility', '/style-guide', '/404.html'],
  ...[`/${search.pagePath}`, offlinePath, siteMapPath],
];

it('every address of the list has a source', () => {
  const made = [...standalone, ...blogRoutes(), ...docsRoutes()];
  expect(routes.filter((route) => !made.includes(route))).toEqual([]);
});
