/** What machines ask for at addresses that they know: robots, sitemap, llms.txt, manifest, search, packages. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {dayOf} from '../../src/metadata/dates';
import {twinPath} from '../../src/site/markdownPages';
import {openSearchPath} from '../../src/site-files/plugin';
import {noticesPath} from '../../src/supply-chain/notices';
import {builtOrigin, builtPages, pageAt} from '../support/scenes';
import {daysOfSitemap} from '../support/sitemap';

const folder = path.resolve('build');
const read = (address: string) => readFileSync(path.join(folder, address), 'utf8');
const sizeOf = (address: string) => {
  const image = readFileSync(path.join(folder, address));
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
};

it('robots.txt keeps crawlers from nothing, and leads to the sitemap', () => {
  const lines = read('robots.txt').split('\n');
  expect(lines.filter((line) => /^disallow: *\S/i.test(line))).toEqual([]);
  expect(lines.flatMap((line) => /^Sitemap: (.*)$/.exec(line)?.[1] ?? [])).toEqual([
    `${builtOrigin()}/sitemap.xml`,
  ]);
});

it('the sitemap has the day that each document shows', () => {
  const days = daysOfSitemap();
  const dated = builtPages().filter((page) => page.has('.theme-doc-markdown'));
  expect(dated.length).toBeGreaterThan(0);
  for (const page of dated) {
    const time = page.$('main article header').first().find('time').last();
    expect(dayOf(Date.parse(time.attr('datetime') ?? '')), page.path).toBe(days.get(page.path));
  }
});

it('the site map links to every page of the sitemap once, and to the search', () => {
  const links = pageAt('/site-map')
    .ways('main a')
    .map(({to}) => to);
  const pages = builtPages()
    .map((page) => page.path)
    .filter((address) => address !== '/site-map');
  expect(links.sort()).toEqual([...pages, '/search'].sort());
});

it('llms.txt names the Markdown of every page, and nothing that is not there', () => {
  const addresses = [...read('llms.txt').matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, to = '']) => to);
  expect(addresses.filter((address) => !address.startsWith(`${builtOrigin()}/`))).toEqual([]);
  const paths = addresses.map((address) => new URL(address).pathname);
  const pages = builtPages().map((page) => twinPath(page.path));
  expect(pages.filter((address) => !paths.includes(address))).toEqual([]);
  expect(paths.filter((address) => !existsSync(path.join(folder, address)))).toEqual([]);
});

it('the web manifest names icons of the sizes that they have, and pages that exist', () => {
  const {icons, shortcuts} = JSON.parse(read('/manifest.webmanifest')) as {
    icons: {src: string; sizes: string}[];
    shortcuts: {url: string}[];
  };
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.map(({src}) => sizeOf(`/${src}`))).toEqual(icons.map(({sizes}) => sizes));
  for (const {url} of shortcuts) expect(pageAt(`/${url}`).title).not.toBe('');
});

it('the description of the search leads to the search page', () => {
  expect(pageAt('/').attribute('link[rel="search"]', 'href')).toBe(openSearchPath);
  const template = load(read(openSearchPath), {xml: true})('Url[type="text/html"]').attr('template') ?? '';
  expect(template).toBe(`${builtOrigin()}/search?q={searchTerms}`);
});

it('what is in scripts and sheets may be published, with its notices', () => {
  const packages = [...read(noticesPath).matchAll(/^(@?\S+ \d+\.\S+) \((.*)\)$/gm)];
  expect(packages.length).toBeGreaterThan(10);
  const mayPublish = /\b(0BSD|Apache-2\.0|BSD-[23]-Clause|ISC|MIT)\b/;
  const forbidden = packages.filter(([, , licence = '']) => !mayPublish.test(licence));
  expect(forbidden.map(([whole]) => whole)).toEqual([]);
});

it('files for download are linked from the pages that describe them', () => {
  const files = {
    '/docs/focus/troubleshooting/error-codes': 'error-codes.json',
    '/docs/focus/appendix/data-dictionary': 'data-dictionary.csv',
    '/docs/focus/admin/endpoints': 'endpoints.csv',
  };
  for (const [address, name] of Object.entries(files)) {
    const file = `/downloads/focus/${name}`;
    expect(
      pageAt(address)
        .ways('article a')
        .map(({to}) => to),
      address,
    ).toContain(file);
    expect(read(file).length, file).toBeGreaterThan(100);
  }
});

it('Mermaid, which draws while the site is built, reaches no reader', () => {
  const scripts = readdirSync(path.join(folder, 'assets'), {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const library = /mermaidAPI|sequenceDiagram-|flowchart-elk/;
  expect(readFileSync('node_modules/mermaid/dist/mermaid.core.mjs', 'utf8')).toMatch(library);
  expect(scripts.filter((name) => library.test(read(path.join('assets', name))))).toEqual([]);
});
