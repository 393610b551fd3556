/** `/search`: the whole list of results, with an address of its own. */
import type {Page} from '@playwright/test';
import {decode} from '../../src/search/embedded/dictionary';
import {entryPath, type Entry} from '../../src/search/embedded/layout';
import {expect, open, test} from './fixtures';
import {markDocument} from './places';
import {results} from './search';

const input = {name: 'Search the documentation'};

test('search page: results of ?q= on load, without a hydration error', async ({page}) => {
  await open(page, '/search?q=retention');
  await expect(page.getByRole('searchbox', input)).toHaveValue('retention');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “retention”');
  await expect(results(page).first()).toContainText('Retention policies');
});

const field = (page: Page) => page.getByRole('searchbox', input);

test('search page: the address follows the query, and back brings the last one', async ({page}) => {
  await page.clock.install();
  await open(page, '/search');
  // A slow machine's pause between two keys is not the reader's.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('legal hol');
  await field(page).fill('legal hold');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/search\?q=legal(\+|%20)hold$/);
  await expect(results(page).first()).toContainText(/legal hold/i);
  await page.keyboard.press('Enter');
  await field(page).fill('retention');
  await expect(page).toHaveURL('/search?q=retention');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue('legal hold');
  await expect(results(page).first()).toContainText(/legal hold/i);
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await expect(results(page)).toHaveCount(0);
  await page.goForward();
  await expect(field(page)).toHaveValue('legal hold');
});

test('search page: a pause in typing gives a query an entry of its own', async ({page}) => {
  await page.clock.install();
  await open(page, '/search');
  await field(page).fill('audit');
  await expect(page).toHaveURL('/search?q=audit');
  await page.clock.fastForward(1100);
  await field(page).fill('slack');
  await expect(page).toHaveURL('/search?q=slack');
  await page.goBack();
  await expect(field(page)).toHaveValue('audit');
});

const areas = (page: Page) => page.getByRole('navigation', {name: 'Narrow the search'});

test('search page: narrows to an area, which has an address', async ({page}) => {
  await open(page, '/search?q=retention');
  await expect(areas(page).getByRole('link')).toHaveText([
    'All',
    'Focus',
    'TeamScribe',
    'Transact',
    'AI API',
    'API reference',
    'Updates',
  ]);
  await expect(areas(page).locator('[aria-current]')).toHaveText(['All']);
  for (const [label, area] of [
    ['Updates', 'Updates and News'],
    ['Focus', 'Focus'],
  ] as const) {
    await areas(page).getByRole('link', {name: label, exact: true}).press('Enter');
    await expect(page).toHaveURL(`/search?q=retention&in=${label}`);
    await expect(areas(page).locator('[aria-current]')).toHaveText([label]);
    await expect(areas(page).getByRole('link', {name: label, exact: true})).toBeFocused();
    await expect(results(page).first()).toHaveText(new RegExp(`^${area}`));
    for (const text of await results(page).allInnerTexts())
      expect(text.trim()).toMatch(new RegExp(`^${area}`));
  }
  await page.goBack();
  await expect(areas(page).locator('[aria-current]')).toHaveText(['Updates']);
  await expect(results(page).first()).toContainText('Updates and News');
  await page.goBack();
  await expect(areas(page).locator('[aria-current]')).toHaveText(['All']);
});

test('search page: an area in the address holds from the start, one that is none means all', async ({
  page,
}) => {
  await open(page, '/search?q=retention&in=Updates');
  await expect(results(page).first()).toContainText('Updates and News');
  await open(page, '/search?q=retention&in=Nonsense');
  await expect(areas(page).locator('[aria-current]')).toHaveText(['All']);
  await expect(results(page).first()).toContainText('Retention policies');
});

test('search page: nothing in one area, a way to search everywhere', async ({page}) => {
  await open(page, '/search?q=siprec&in=TeamScribe');
  const everywhere = page.getByRole('button', {name: 'Search everywhere'});
  await expect(page.getByRole('status')).toContainText('No results for “siprec”');
  await everywhere.click();
  await expect(page).toHaveURL('/search?q=siprec');
  await expect(results(page).first()).toContainText(/SIPREC/);
});

test('search page: counts one document and several', async ({page}) => {
  await open(page, '/search?q=retention');
  await expect(page.getByRole('status')).toHaveText(/^([2-9]|\d{2,}) documents found$/);
  const entry = (await (await page.request.get(entryPath)).json()) as Entry;
  if (!entry.dictionary) throw new Error('The dictionary of a small site stands in the entry');
  const {terms, signs} = decode('all', entry.dictionary);
  // Words of one section; no other begins alike that a slip or an ending could mean.
  const alike = (word: string) => terms.filter((term) => term.startsWith(word.slice(0, 4))).length;
  const rare = terms.filter(
    (word, index) => /^[a-z]{10,}$/.test(word) && (signs[index] ?? 9) < 2 && alike(word) === 1,
  );
  const found = page.getByRole('status').getByText(/^(One document|\d+ documents) found$/);
  for (const word of rare.slice(0, 10)) {
    await open(page, `/search?q=${word}`);
    await expect(found).toBeVisible();
    if ((await results(page).count()) === 1) break;
  }
  await expect(found).toHaveText('One document found');
});

test('search page: 20 hits a page, more as the reader scrolls', async ({page}) => {
  await open(page, '/search?q=focus');
  await expect(results(page)).toHaveCount(20);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(40);
  await expect(page.getByRole('status')).toHaveText(/^\d+ documents found, 40 shown$/);
  await expect(results(page).nth(20).getByRole('link')).not.toBeFocused();
});

test('search page: 20 hits a page, more on request', async ({page}) => {
  // The button alone: a page that is never told what is in view.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  await open(page, '/search?q=focus');
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).press('Enter');
  await expect(results(page)).toHaveCount(40);
  await expect(results(page).nth(20).getByRole('link')).toBeFocused();
  await expect(page.getByRole('status')).toContainText('40 shown');
});

test('search page: a button in view and in focus waits for its key; the last page brings the rest', async ({
  page,
}) => {
  await open(page, '/search?q=okta');
  const button = page.getByRole('button', {name: 'Show more results'});
  await expect(results(page)).toHaveCount(20);
  await button.focus();
  await button.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      }),
  );
  await page.keyboard.press('Enter');
  await expect(button).toHaveCount(0);
  const [count] = /\d+/.exec(await page.getByRole('status').innerText()) ?? [];
  await expect(results(page)).toHaveCount(Number(count));
  await expect(results(page).nth(20).getByRole('link')).toBeFocused();
});

test('search page: a result opens inside the site', async ({page}) => {
  await open(page, '/search?q=FOC-2104');
  const isSame = await markDocument(page);
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/focus/troubleshooting/error-codes#foc-2104');
  expect(await isSame()).toBe(true);
});

test('search page: no results, with other ways on', async ({page}) => {
  await open(page, '/search?q=zzqx');
  const status = page.getByRole('status');
  await expect(status).toContainText('No results for');
  await expect(status).toContainText('zzqx');
  await expect(status).toContainText('Try searching for');
  await expect(status).toContainText('Believe this query should return results?');
  await expect(status.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    '/docs/support?query=zzqx',
  );
  await status.getByRole('button', {name: 'Transact'}).click();
  await expect(page).toHaveURL('/search?q=Transact');
  await expect(results(page).first()).toBeVisible();
});

test('search page: markup in a query stays text', async ({page}) => {
  const query = '<b>"x"</b><img src=x onerror=alert(1)>';
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${query}”`);
  await expect(page.getByRole('searchbox', input)).toHaveValue(query);
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(page.getByRole('main').locator('b, img')).toHaveCount(0);
});

test('search page: a longer query is cut to 64 characters', async ({page}) => {
  await open(page, `/search?q=${'x'.repeat(70)}`);
  await expect(page.getByRole('searchbox', input)).toHaveValue('x'.repeat(64));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${'x'.repeat(64)}”`);
  await page.getByRole('searchbox', input).fill('');
  await page.getByRole('searchbox', input).pressSequentially('y'.repeat(70));
  await expect(page).toHaveURL(`/search?q=${'y'.repeat(64)}`);
});

test('search page: not for search engines', async ({page}) => {
  await open(page, '/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
