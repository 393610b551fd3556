/** Structured data of every page: valid by schema.org's definitions, once a page, and equal to what the page shows. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {dayOf} from '../../src/metadata/dates';
import {daysOfSitemap} from '../support/sitemap';
import {builtOrigin, builtPages, pageAt, type BuiltPage} from '../support/scenes';
import {missingForRichResults, nodesBelow, schemaProblems, type Node} from '../support/schemaOrg';

const folder = path.resolve('build');
const scripts = 'script[type="application/ld+json"]';

function graphOf(page: BuiltPage): Node[] {
  const text = page.$(scripts).first().text();
  return text ? (JSON.parse(text) as {'@graph': Node[]})['@graph'] : [];
}

const graphs = new Map(builtPages().map((page) => [page.path, graphOf(page)]));

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

it('is one script a page, with the types of its kind', () => {
  for (const page of builtPages()) {
    const [name, , types] = kinds.find(([, holds]) => holds(page))!;
    const wanted = types.filter((type) => type !== 'BreadcrumbList' || page.has('.crumb'));
    expect(page.count(scripts), page.path).toBe(1);
    const made = (graphs.get(page.path) ?? []).map((node) => node['@type']);
    expect(
      made.map((type) => (type === 'FAQPage' ? 'TechArticle' : type)),
      `${page.path} is ${name}`,
    ).toEqual(wanted);
  }
  for (const address of ['/search', '/404.html', '/style-guide'])
    expect(pageAt(address).count(scripts), address).toBe(0);
});

it('has types, properties and values of schema.org, and what a rich result needs', () => {
  expect(schemaProblems(graphs)).toEqual([]);
  const missing = [...graphs].flatMap(([at, nodes]) =>
    missingForRichResults(nodes).map((what) => [at, what]),
  );
  expect(missing).toEqual([]);
});

it('has whole addresses of this site, each with a file', () => {
  const keys = ['@id', 'url', 'item', 'image', 'logo', 'isBasedOn', 'urlTemplate'];
  const addresses = [...graphs.values()].flatMap((nodes) =>
    nodesBelow(nodes).flatMap((node) => keys.flatMap((key) => node[key] ?? [])),
  );
  expect(addresses.length).toBeGreaterThan(graphs.size);
  const lost = [...new Set(addresses.map(String))].filter((address) => {
    if (!address.startsWith(`${builtOrigin()}/`)) return true;
    const at = path.join(folder, new URL(address).pathname.replace(/\/$/, '/index'));
    return ![at, `${at}.html`, `${at}/index.html`].some((name) => existsSync(name));
  });
  expect(lost).toEqual([]);
});

it('leads to a page by the way that the page shows', () => {
  for (const page of builtPages().filter((each) => each.has('.crumb'))) {
    const shown = page
      .$('.crumb')
      .toArray()
      .map((item) => {
        const link = page.$(item).find('a');
        return {
          name: link.attr('aria-label') ?? page.$(item).text().trim(),
          item: builtOrigin() + (link.attr('href') ?? page.path),
        };
      });
    const way = graphs.get(page.path)?.find((node) => node['@type'] === 'BreadcrumbList');
    const told = nodesBelow(way?.itemListElement).map(({name, item}) => ({name, item}));
    expect(told, page.path).toEqual(shown);
  }
});

it('says what the page and the sitemap say', () => {
  const days = daysOfSitemap();
  for (const page of builtPages()) {
    const {headline, name, description, dateModified} = graphs.get(page.path)?.[0] ?? {};
    expect(description, page.path).toBe(page.attribute('meta[name="description"]', 'content'));
    if (page.path !== '/') expect(headline ?? name, page.path).toBe(page.title);
    if (page.has('.theme-doc-markdown'))
      expect(dayOf(Date.parse(dateModified as string)), page.path).toBe(days.get(page.path));
  }
});
