/** With JavaScript off: every page leads to every other one, everything can be read, and no control is dead. */
import {readFileSync} from 'node:fs';
import {expect, test, type Browser, type Page} from '@playwright/test';
import {reached, tooFar, type Way} from '../support/link-distance';
import {note} from './fixtures';
import {survey, type Survey} from './no-script';

const widths = [390, 1440] as const;
type Width = (typeof widths)[number];

/** Activations, the reader's last one included: following a link, or opening what is folded. */
const limit = 3;

const sitemap = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);
/** Pages that the sitemap leaves out on purpose, and an address that is none. */
const unlisted = ['/search', '/style-guide', '/no/such/page'];

const surveys: Record<Width, Map<string, Survey>> = {390: new Map(), 1440: new Map()};

const without = (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  browser.newPage({javaScriptEnabled: false, baseURL});

async function at(page: Page, width: Width): Promise<Survey> {
  await page.setViewportSize({width, height: 844});
  return survey(page);
}

/** Each finding once, with the number of its pages and the first of them, for a message that says where to look. */
function findings(width: Width, kind: 'dead' | 'unread'): string[] {
  const pages = new Map<string, string[]>();
  for (const [path, found] of surveys[width])
    for (const line of new Set(found[kind])) pages.set(line, [...(pages.get(line) ?? []), path]);
  return [...pages].map(([line, [first, ...more]]) => `${first} and ${more.length} more: ${line}`);
}

test.describe('without script, the whole site', () => {
  // One worker reads the site once for all of these tests.
  test.describe.configure({mode: 'default'});

  test.beforeAll(async ({browser, baseURL}) => {
    test.setTimeout(600_000);
    const page = await without(browser, baseURL);
    for (const path of [...sitemap, ...unlisted]) {
      await page.goto(path);
      for (const width of widths) surveys[width].set(path, await at(page, width));
    }
    await page.close();
  });

  for (const width of widths) {
    test(`${width} px: every page leads to every other within ${limit} activations`, () => {
      const ways = new Map([...surveys[width]].map(([path, found]) => [path, found.ways]));
      expect(ways.size).toBeGreaterThan(100);
      const far = tooFar(ways, sitemap, limit);
      expect(far.slice(0, 20), `${far.length} pairs of pages are further apart`).toEqual([]);
    });

    test(`${width} px: every tab panel can be read, under its name`, () => {
      expect(findings(width, 'unread')).toEqual([]);
    });

    test(`${width} px: every control works or is not shown`, () => {
      note('pages', surveys[width].size);
      expect(findings(width, 'dead')).toEqual([]);
    });
  }
});

const deadParts = `<button>a</button><form action="/s"><input name="q"><button>ok</button><button type="button">b</button></form>
<form><input name="c"></form><select><option>d</option></select><a href="#">e</a><a href="#gone">f</a><a href="#here">ok</a>
<p id="here">g</p><button hidden>ok</button><details><summary>h</summary><button>i</button><a href="/deep">j</a></details>
<div role="tabpanel" aria-label="One"><b>One</b></div><div role="tabpanel" aria-label="Two">2</div>
<div role="tabpanel" aria-label="Three" hidden>Three</div><a href="/near">k</a><a href="/beside" style="position: fixed; left: -200px">l</a>`;

test('without script: the survey sees what is dead, folded, unread and out of sight', async ({
  browser,
  baseURL,
}) => {
  const page = await without(browser, baseURL);
  await page.route('/blog', (route) => route.fulfill({contentType: 'text/html', body: deadParts}));
  await page.goto('/blog');
  const {ways, dead, unread} = await survey(page);
  expect(ways).toEqual([
    {to: '/deep', acts: 2},
    {to: '/near', acts: 1},
  ]);
  expect(dead.map((line) => line.replace(/<[^>]*>/g, ''))).toEqual(['e', 'f', 'a', 'b', '', 'd', 'i']);
  expect(unread).toEqual(['without its name: Two', 'hidden: Three']);
  await page.close();
});

test('without script: activations are counted along the shortest way', () => {
  const ways = new Map<string, Way[]>([
    [
      '/a',
      [
        {to: '/b', acts: 3},
        {to: '/c', acts: 1},
      ],
    ],
    ['/b', []],
    [
      '/c',
      [
        {to: '/b', acts: 1},
        {to: '/d', acts: 3},
      ],
    ],
  ]);
  expect([...reached(ways, '/a', limit)]).toEqual([
    ['/a', 0],
    ['/b', 2],
    ['/c', 1],
  ]);
  expect(tooFar(ways, ['/b', '/d'], limit)).toEqual(['/a -> /d', '/b -> /d']);
});

test('without script: the search page says so, and leads to the site map', async ({browser, baseURL}) => {
  const page = await without(browser, baseURL);
  await page.goto('/search?q=retention');
  const main = page.getByRole('main');
  await expect(main.locator('noscript p')).toBeVisible();
  expect(await main.innerText()).toContain('The search needs JavaScript');
  await expect(main.getByRole('searchbox')).toBeHidden();
  await expect(main.getByRole('link')).toHaveText(['site map']);
  await main.getByRole('link', {name: 'site map'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Site map');
  await page.close();
});

test('without script: the not-found page leads on', async ({browser, baseURL}) => {
  const page = await without(browser, baseURL);
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL('/site-map');
  await page.close();
});

test('without script: the bar has one logo', async ({browser, baseURL}) => {
  const page = await without(browser, baseURL);
  await page.goto('/');
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  await page.close();
});
