/** The report for maintainers, of the real build: every page once, numbers that another count has as well, and its looks. */
import {execFile} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import limits from '../bench/limits.json';
import {tuning} from '../support/judged';
import {expect, test, violations} from './fixtures';

/** It reads all pages, asks all judged searches and weighs ten pages in a browser. */
const patience = 4 * 60_000;

/** One worker makes the report once for all tests of this file. */
test.describe.configure({mode: 'default'});

let file = '';

test.beforeAll(async () => {
  test.setTimeout(patience);
  file = path.join(test.info().outputDir, 'report.html');
  await promisify(execFile)('npm', ['run', '--silent', 'report', '--', '--out', file]);
});

const open = () => load(readFileSync(file, 'utf8'));

/** Rows of the table of all pages, by address; the heads name the cells. */
function allPages(): Map<string, Record<string, string>> {
  const $ = open();
  const table = $('section:last-of-type table');
  const heads = table
    .find('thead th')
    .toArray()
    .map((head) => $(head).text());
  const rows = table.find('tbody tr').toArray();
  const read = rows.map((row) => {
    const cells = $(row)
      .children()
      .toArray()
      .map((cell) => $(cell).text());
    return [
      $(row).find('code').text(),
      Object.fromEntries(cells.map((cell, index) => [heads[index] ?? '', cell])),
    ] as const;
  });
  expect(new Set(read.map(([address]) => address)).size, 'no page comes twice').toBe(read.length);
  return new Map(read);
}

const sitemap = () => {
  const $ = load(readFileSync('build/sitemap.xml', 'utf8'), {xmlMode: true});
  return $('url')
    .toArray()
    .map((url) => ({
      address: new URL($(url).find('loc').text()).pathname,
      day: $(url).find('lastmod').text(),
    }));
};

test('every page of the site map is there once, with its day', () => {
  const pages = allPages();
  const listed = sitemap();
  expect([...pages.keys()].sort()).toEqual(listed.map(({address}) => address).sort());
  const wrong = listed.filter(({address, day}) => pages.get(address)?.Changed !== (day || '–'));
  expect(wrong).toEqual([]);
});

/** Counts in the browser, by its parser and its own styles of elements. */
const countIn = (page: Page, html: string) =>
  page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    if (!main) throw new Error('There is no main.');
    main.querySelectorAll('nav, footer, .toc-mobile, [data-search-ignore]').forEach((part) => part.remove());
    document.body.replaceChildren(document.adoptNode(main));
    for (const part of main.querySelectorAll('*'))
      if (
        !(part instanceof HTMLElement) ||
        part.tagName === 'BR' ||
        getComputedStyle(part).display !== 'inline'
      ) {
        part.before(' ');
        part.after(' ');
      }
    const count = (words: string) => (words.trim() ? words.trim().split(/\s+/).length : 0);
    const tables = [...main.querySelectorAll('table')].filter(
      (table) => !table.parentElement?.closest('table'),
    );
    return {
      words: count(main.textContent),
      inTables: tables.reduce((sum, table) => sum + count(table.textContent), 0),
      pictures:
        main.querySelectorAll('figure').length +
        [...main.querySelectorAll('img')].filter((one) => !one.closest('figure')).length,
    };
  }, html);

test('its numbers are those of another count', async ({page}) => {
  const pages = [...allPages()].filter((_, index) => index % 4 === 0);
  expect(pages.length).toBeGreaterThan(10);
  await page.goto('about:blank');
  for (const [address, row] of pages) {
    const name = `build${address === '/' ? '/index' : address}.html`;
    const {words, inTables, pictures} = await countIn(page, readFileSync(name, 'utf8'));
    expect({
      address,
      Words: row.Words,
      'In tables': row['In tables'],
      Pictures: row.Pictures,
      Sent: row['Sent, bytes'],
    }).toEqual({
      address,
      Words: words.toLocaleString('en-GB'),
      'In tables': `${Math.round((inTables / words) * 100)} %`,
      Pictures: String(pictures),
      Sent: statSync(`${name}.br`).size.toLocaleString('en-GB'),
    });
  }
});

test('it has all its lists', () => {
  const $ = open();
  expect(
    $('h2')
      .toArray()
      .map((heading) => $(heading).text()),
  ).toEqual([
    'Review dates',
    'Age',
    'Reading grade',
    'Orphans',
    'Dead ends',
    'Longest pages',
    'Without a picture',
    'Tables',
    'Weights and budgets',
    'Searches that rank low',
    'Links to other sites',
    'All pages',
  ]);
  const section = (title: string) => $(`section[aria-labelledby="${title}"]`);
  const budgets = Object.values(limits.page).flatMap((pages) => Object.keys(pages));
  const weighed = section('weights-and-budgets').find('table').first().find('tbody tr');
  expect(weighed.toArray().map((row) => $(row).find('th').text())).toEqual(budgets);
  expect(section('searches-that-rank-low').find('p').text()).toContain(
    `Of ${tuning.length} judged searches,`,
  );
  expect(section('links-to-other-sites').find('p').text()).toMatch(/^\d+ links? to other sites/);
});

for (const width of [360, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`it is accessible at ${width} px in the ${colorScheme} mode, without a server, and fits`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme});
      await page.goto(pathToFileURL(file).href);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    });
