/** A site in two languages: each has its addresses, its words and its search, and leads to the other. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {crawl} from '../../../src/hosting/crawl';
import {site} from '../../../src/site/identity';
import {serveBuild} from '../../support/serveBuild';
import {expect, hydrated, open, startReact, test} from '../fixtures';
import {gone, kept} from '../offline-site';
import {ensureWelsh, outDir, port} from './build';

const server = serveBuild({outDir, port}, ensureWelsh);

const text = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const built = (file: string) => load(text(file));

test('every link, file, feed and address of a search engine leads somewhere, in both languages', async () => {
  // The site of the pictures has no page of the codes that the downloads name.
  const problems = (await crawl(outDir, site.url)).filter(({file}) => !file.includes('downloads/'));
  expect(problems).toEqual([]);
});

test('pages have addresses of their language, which name each other', () => {
  for (const [file, address, lang] of [
    ['docs/intro.html', '/docs/intro', 'en-GB'],
    ['cy/docs/intro.html', '/cy/docs/intro', 'cy'],
  ] as const) {
    const $ = built(file);
    expect($('html').attr('lang')).toBe(lang);
    expect($('link[rel=canonical]').attr('href')).toBe(site.url + address);
    const alternates = $('link[rel=alternate][hreflang]').toArray();
    expect(Object.fromEntries(alternates.map(({attribs}) => [attribs.hreflang, attribs.href]))).toEqual({
      'en-GB': `${site.url}/docs/intro`,
      cy: `${site.url}/cy/docs/intro`,
      'x-default': `${site.url}/docs/intro`,
    });
  }
  expect(text('sitemap.xml')).not.toContain('/cy/');
  expect(text('cy/sitemap.xml')).toContain(`<loc>${site.url}/cy/docs/intro</loc>`);
});

test('dates are written in the language, for a browser may not know it', () => {
  expect(built('cy/blog.html')('time[datetime^="2025-01-06"]').first().text()).toBe('6 Ionawr 2025');
  expect(built('blog.html')('time[datetime^="2025-01-06"]').first().text()).toBe('6 January 2025');
});

test('a page that nobody has translated stays English, in a Welsh frame', () => {
  const $ = built('cy/docs/focus/guide.html');
  expect($('h1').text()).toBe(built('docs/focus/guide.html')('h1').text());
  expect($('.navbar__link').first().text()).toBe('Dogfennau');
});

test('a reader changes the language and goes on in it', async ({page}) => {
  await open(page, '/docs/intro');
  await page.getByText('English', {exact: true}).first().click();
  await page.getByRole('link', {name: 'Cymraeg'}).click();
  await expect(page).toHaveURL('/cy/docs/intro');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dechrau yma');
  await expect(page.locator('summary', {hasText: 'Cyfeiriadur API'}).first()).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: 'Newyddion'}).click();
  await expect(page).toHaveURL('/cy/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Newyddion');
  await expect(page.getByText(/Amser darllen: \d munud/).first()).toBeVisible();
});

for (const [language, address, button, words, title] of [
  ['English', '/docs/intro', 'Search', 'first page', 'Start here'],
  ['Welsh', '/cy/docs/intro', 'Chwilio', 'dudalen gyntaf', 'Dechrau yma'],
] as const)
  test(`the search of the ${language} pages finds these, and no others`, async ({page}) => {
    await open(page, address);
    await page.getByRole('button', {name: button, exact: true}).click();
    const dialog = page.getByRole('dialog', {name: button, exact: true});
    await dialog.getByLabel(button, {exact: true}).fill(words);
    await expect(dialog.getByRole('option').first()).toContainText(title);
    const links = await dialog.getByRole('option').getByRole('link').all();
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.startsWith('/cy/')).toBe(address.startsWith('/cy/'));
    }
  });

test('the feeds have the language and the addresses of their pages', () => {
  const rss = load(text('cy/blog/rss.xml'), {xml: true});
  expect(rss('channel > language').text()).toBe('cy');
  expect(rss('channel > title').text()).toBe('Help Hub: Newyddion');
  const titles = rss('item > title')
    .toArray()
    .map((item) => rss(item).text());
  expect(titles).toContain('Y neges gyntaf');
  for (const link of rss('item > link').toArray()) expect(rss(link).text()).toMatch(`${site.url}/cy/blog/`);
  expect(text('cy/blog/atom.xml')).toContain('xml:lang="cy"');
  expect(JSON.parse(text('cy/blog/feed.json'))).toMatchObject({language: 'cy'});
  expect(load(text('blog/rss.xml'), {xml: true})('channel > language').text()).toBe('en-GB');
});

test('what programs read is in the language too', () => {
  expect(JSON.parse(text('cy/manifest.webmanifest'))).toMatchObject({lang: 'cy', start_url: '/cy/'});
  expect(text('cy/opensearch.xml')).toContain('<Language>cy</Language>');
  expect(text('cy/docs/intro.md')).toContain('# Dechrau yma');
  expect(existsSync(path.join(outDir, 'cy/llms.txt'))).toBe(true);
});

test('an unknown address has the page of its language', async ({page, noise}) => {
  noise.allow(/404/);
  await open(page, '/cy/docs/support-gone');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page.getByRole('heading', {level: 1})).toHaveText("Ni chafwyd hyd i'r dudalen");
  await page.getByRole('main').locator('li a[href="/cy/docs/support"]').click();
  await expect(page).toHaveURL('/cy/docs/support');
});

test.describe('a reader who loses the connection', () => {
  test.use({hasWorker: true});

  test('has the pages that they read in their language', async ({page, noise}) => {
    noise.allow(gone);
    await page.goto('/cy/docs/intro');
    await startReact(page);
    await expect.poll(async () => (await kept(page)).pages ?? []).toContain('/cy/docs/intro');
    server.stop();
    try {
      await page.goto('/cy/docs/intro');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Dechrau yma');
    } finally {
      await server.start();
    }
  });
});
