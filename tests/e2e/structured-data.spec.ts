/** Structured data of every page: valid by schema.org's definitions, once a page, and equal to what the page shows. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {dayOf} from '../../src/metadata/dates/rule';
import {builtOrigin, builtPages, pageAt, type BuiltPage} from '../support/scenes';
import {missingForRichResults, nodesBelow, schemaProblems, type Node} from '../support/schemaOrg';

const folder = process.env.OUT_DIR ?? 'build';
const scripts = 'script[type="application/ld+json"]';

type Graph = {'@context': string; '@graph': Node[]};

function graphOf(page: BuiltPage): Node[] {
  const text = page.$(scripts).first().text();
  return text ? (JSON.parse(text) as Graph)['@graph'] : [];
}

const graphs = new Map(builtPages().map((page) => [page.path, graphOf(page)]));
const typesOf = (page: BuiltPage) => (graphs.get(page.path) ?? []).map((node) => node['@type']);

/** Kinds of page, by what they hold, with the types that their structured data has. */
const kinds: readonly [string, (page: BuiltPage) => boolean, string[]][] = [
  ['the home page', ({path: at}) => at === '/', ['WebSite', 'Organization']],
  ['an operation', (page) => page.has('[class*="endpoint_"]'), ['APIReference', 'BreadcrumbList']],
  ['a post', (page) => page.has('.blog-post-page'), ['BlogPosting']],
  ['the list of posts', (page) => page.has('.blog-list-page'), ['Blog']],
  ['a document', (page) => page.has('.theme-doc-markdown'), ['TechArticle', 'BreadcrumbList']],
  ['a category', (page) => page.has('.docs-doc-page'), ['CollectionPage', 'BreadcrumbList']],
  ['a list', (page) => page.has('.plugin-docs, .plugin-blog, .plugin-site-map'), ['CollectionPage']],
  ['another page', () => true, ['WebPage']],
];

test('structured data: one script a page, with the types of its kind', () => {
  for (const page of builtPages()) {
    const [name, , types] = kinds.find(([, holds]) => holds(page))!;
    const wanted = types.filter((type) => type !== 'BreadcrumbList' || page.has('.breadcrumbs'));
    expect(page.count(scripts), page.path).toBe(1);
    const made = typesOf(page).map((type) => (type === 'FAQPage' ? 'TechArticle' : type));
    expect(made, `${page.path} is ${name}`).toEqual(wanted);
  }
});

test('structured data: types, properties and values are those of schema.org', () => {
  expect(schemaProblems(graphs)).toEqual([]);
});

test('structured data: what a rich result needs is there', () => {
  const missing = [...graphs].flatMap(([at, nodes]) =>
    missingForRichResults(nodes).map((what) => [at, what]),
  );
  expect(missing).toEqual([]);
});

test('structured data: every address is whole, of this site, and leads to a file', () => {
  const keys = ['@id', 'url', 'item', 'image', 'logo', 'isBasedOn', 'urlTemplate'];
  const origin = builtOrigin();
  const addresses = [...graphs.values()].flatMap((nodes) =>
    nodesBelow(nodes).flatMap((node) => keys.flatMap((key) => node[key] ?? [])),
  );
  expect(addresses.length).toBeGreaterThan(graphs.size);
  const lost = [...new Set(addresses.map(String))].filter((address) => {
    if (!address.startsWith(`${origin}/`)) return true;
    const at = path.join(folder, new URL(address).pathname.replace(/\/$/, '/index'));
    return ![at, `${at}.html`, `${at}/index.html`].some((name) => existsSync(name));
  });
  expect(lost).toEqual([]);
});

test('structured data: the way to a page is the one that it shows', () => {
  const origin = builtOrigin();
  for (const page of builtPages().filter(({$}) => $('.breadcrumbs').length > 0)) {
    const shown = page
      .$('.breadcrumbs__item')
      .toArray()
      .map((item) => {
        const link = page.$(item).find('a');
        return {
          name: link.attr('aria-label') ?? page.$(item).text().trim(),
          item: origin + (link.attr('href') ?? page.path),
        };
      });
    const way = graphs.get(page.path)?.find((node) => node['@type'] === 'BreadcrumbList');
    const told = nodesBelow(way?.itemListElement).map(({name, item}) => ({name, item}));
    expect(told, page.path).toEqual(shown);
  }
});

test('structured data: says what the page and the sitemap say', () => {
  const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8');
  for (const page of builtPages()) {
    const [main] = graphs.get(page.path) ?? [];
    const {headline, name, description, dateModified} = main ?? {};
    expect(description, page.path).toBe(page.attribute('meta[name="description"]', 'content'));
    if (page.path !== '/') expect(headline ?? name, page.path).toBe(page.title);
    const [, day] =
      new RegExp(`<loc>${builtOrigin()}${page.path}</loc>.*?<lastmod>(.*?)<`).exec(sitemap) ?? [];
    expect(dayOf(Date.parse(dateModified as string)), page.path).toBe(day);
  }
});

test('structured data: none where there is nothing to list', () => {
  for (const address of ['/search', '/404.html', '/style-guide'])
    expect(pageAt(address).count(scripts), address).toBe(0);
});
