/** Every address of the site has a source, and every source has an address of the list (routes.txt). */
import {readFileSync} from 'node:fs';
import {it} from 'vitest';
import {parse} from 'yaml';
import {specifications} from '../../src/site/apis';
import {search} from '../../src/site/identity';
import {offlinePath} from '../../src/site/offline';
import {siteMapPath} from '../../src/site/siteMap';
import {docs, expectNone, posts, routes, type Finding} from './corpus';

type Source = {route: string; path: string};

const yaml = <Value>(path: string) => parse(readFileSync(path, 'utf8')) as Record<string, Value>;

function blogSources(): Source[] {
  const tags = Object.values(yaml<{permalink: string}>('blog/tags.yml')).map(
    ({permalink}) => `/tags${permalink}`,
  );
  const authors = Object.entries(yaml<{page?: boolean}>('blog/authors.yml')).flatMap(([key, {page}]) =>
    page ? [`/authors/${key}`] : [],
  );
  return [
    ...['', '/archive', '/rss.xml', '/atom.xml'].map((route) => ({
      route: `/blog${route}`,
      path: 'docusaurus.config.ts',
    })),
    ...['/tags', ...tags].map((route) => ({route: `/blog${route}`, path: 'blog/tags.yml'})),
    ...['/authors', ...authors].map((route) => ({route: `/blog${route}`, path: 'blog/authors.yml'})),
    ...posts.map(({frontMatter, path}) => ({route: `/blog/${String(frontMatter.slug)}`, path})),
  ];
}

function docsSources(): Source[] {
  const sidebars = readFileSync('sidebars.ts', 'utf8');
  return [
    ...docs.map(({path}) => ({route: `/${path.replace(/\.mdx?$/, '')}`, path})),
    ...[...sidebars.matchAll(/indexed\(\s*'[^']+',\s*'([^']+)'/g)].map(([, slug]) => ({
      route: `/docs/category/${slug}`,
      path: 'sidebars.ts',
    })),
    ...specifications.map(({pages, file}) => ({route: `/${pages}`, path: file})),
  ];
}

const standalone: Source[] = [
  {route: '/', path: 'src/pages/index.tsx'},
  {route: '/markdown-page', path: 'src/pages/markdown-page.md'},
  {route: '/accessibility', path: 'src/pages/accessibility.mdx'},
  {route: '/style-guide', path: 'src/pages/style-guide/index.mdx'},
  {route: `/${search.pagePath}`, path: 'src/search/ui/SearchPage/index.tsx'},
  {route: offlinePath, path: 'src/offline/ui/OfflinePage/index.tsx'},
  {route: siteMapPath, path: 'src/site-map/ui/SiteMap/index.tsx'},
  {route: '/404.html', path: 'src/layout/ui/NotFound/Content/index.tsx'},
];

const sources = [...standalone, ...blogSources(), ...docsSources()];

function differences(wanted: readonly string[], made: readonly Source[]): Finding[] {
  const missing = wanted.flatMap((route, index): Finding[] =>
    made.some((source) => source.route === route)
      ? []
      : [
          {
            path: 'tests/content/routes.txt',
            line: index + 1,
            message: `Nothing makes the address ${route}.`,
            remedy: 'restore its page, slug, tag or category; readers have links to it.',
          },
        ],
  );
  const extra = made
    .filter(({route}) => !wanted.includes(route))
    .map(({route, path}): Finding => ({
      path,
      line: 1,
      message: `The address ${route} is not in the list.`,
      remedy: 'add it to tests/content/routes.txt, or correct the name of the source.',
    }));
  return [...missing, ...extra];
}

it('holds for the site', () => {
  expectNone(differences(routes, sources));
});
