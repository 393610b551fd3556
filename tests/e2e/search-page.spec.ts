/** `/search`: the whole list of results, with an address of its own. */
import type {Page} from '@playwright/test';
import {sum} from 'lodash';
import {openEngine} from '../../src/search/engines/embedded/engine';
import {search} from '../../src/site/identity';
import {decode} from '../../src/search/engines/embedded/dictionary';
import {entryPath, type IndexEntry} from '../../src/search/engines/embedded/indexFormat';
import {products, searchAreas} from '../../src/site/products';
import {guides, section, subject, wordOfOneProduct} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {markDocument} from './page-helpers';
import {results, watchAnswers} from './search';

const {title, path} = subject();
const query = title.toLowerCase();
const encoded = new RegExp(`/search\\?q=${query.replace(' ', '(\\+|%20)')}$`);
const other = guides().find((page) => /^\p{L}+$/u.test(page.title) && page.path !== path)!;
const broad = products[0]!.name;

const input = {name: 'Search the documentation'};

test('search page: results of ?q= on load, without a hydration error', async ({page}) => {
  await open(page, `/search?q=${query}`);
  await expect(page.getByRole('searchbox', input)).toHaveValue(query);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${query}”`);
  await expect(results(page).first()).toContainText(title);
});

const field = (page: Page) => page.getByRole('searchbox', input);

test('search page: a result that is pressed slowly is followed, though an answer comes meanwhile', async ({
  page,
}) => {
  const answered = await watchAnswers(page);
  await open(page, `/search?q=${query}`);
  await expect(results(page).first()).toContainText(title);
  await results(page).first().getByRole('link').locator('mark').first().hover();
  await page.mouse.down();
  await answered(() => field(page).fill(query.slice(0, 1)));
  await page.mouse.up();
  await expect(page).toHaveURL(path);
});

test('search page: the address follows the query, and back brings the last one', async ({page}) => {
  await page.clock.install();
  await open(page, '/search');
  // A slow machine's pause between two keys is not the reader's.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill(query.slice(0, -1));
  await field(page).fill(query);
  await page.clock.resume();
  await expect(page).toHaveURL(encoded);
  await expect(results(page).first()).toContainText(title);
  await page.keyboard.press('Enter');
  await field(page).fill(other.title);
  await expect(page).toHaveURL(`/search?q=${other.title}`);
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue(query);
  await expect(results(page).first()).toContainText(title);
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await expect(results(page)).toHaveCount(0);
  await page.goForward();
  await expect(field(page)).toHaveValue(query);
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

/** A word of a title that finds more than one page of results, and no more than two. */
async function queryWithRest(origin: string): Promise<string> {
  const read = async (file: string): Promise<unknown> => (await fetch(origin + file)).json();
  const engine = openEngine((await read(entryPath)) as IndexEntry, read);
  const words = guides().flatMap((guide) => guide.title.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  for (const word of new Set(words)) {
    const {nbHits} = await engine.answer({indexName: 'any', query: word, hitsPerPage: search.hitsPerPage});
    if (nbHits > search.hitsPerPage && nbHits < 2 * search.hitsPerPage) return word;
  }
  throw new Error('No word of a title finds between one and two pages of results.');
}

const areas = (page: Page) => page.getByRole('navigation', {name: 'Narrow the search'});
const chosenArea = (page: Page) => areas(page).locator('[aria-current]');

test('search page: narrows to an area, which has an address', async ({page}) => {
  await open(page, `/search?q=${broad}`);
  const counted = ['All', ...searchAreas.map(({label}) => label)].map(
    (label) => new RegExp(`^${label}( \\d+)?$`),
  );
  await expect(areas(page).getByRole('link')).toHaveText(counted);
  await expect(chosenArea(page)).toHaveText(/^All [1-9]\d*$/);
  const countOf = async (name: RegExp) =>
    Number(/\d+$/.exec(await areas(page).getByRole('link', {name}).innerText())?.[0] ?? 0);
  const counts = await Promise.all(searchAreas.map(({label}) => countOf(new RegExp(`^${label}`))));
  const all = await countOf(/^All/);
  // Pages of no product are in no area of the filter.
  expect(all).toBeGreaterThanOrEqual(sum(counts));
  for (const [label, area] of [
    ['Updates', 'Updates and News'],
    [broad, broad],
  ] as const) {
    await areas(page)
      .getByRole('link', {name: new RegExp(`^${label}`)})
      .press('Enter');
    await expect(page).toHaveURL(`/search?q=${broad}&in=${label}`);
    await expect(chosenArea(page)).toHaveText(new RegExp(`^${label} [1-9]\\d*$`));
    expect(await countOf(/^All/)).toBe(all);
    await expect(areas(page).getByRole('link', {name: new RegExp(`^${label}`)})).toBeFocused();
    await expect(results(page).first()).toHaveText(new RegExp(`^${area}`));
    const elsewhere = async () =>
      (await results(page).allInnerTexts()).filter((text) => !text.trim().startsWith(area));
    await expect.poll(elsewhere).toEqual([]);
  }
  await page.goBack();
  await expect(chosenArea(page)).toHaveText(/^Updates/);
  await expect(results(page).first()).toContainText('Updates and News');
  await page.goBack();
  await expect(chosenArea(page)).toHaveText(/^All/);
});

test('search page: an area in the address holds from the start, one that is none means all', async ({
  page,
}) => {
  await open(page, `/search?q=${broad}&in=Updates`);
  await expect(results(page).first()).toContainText('Updates and News');
  await open(page, `/search?q=${query}&in=Nonsense`);
  await expect(chosenArea(page)).toHaveText(/^All/);
  await expect(results(page).first()).toContainText(title);
});

test('search page: nothing in one area, a way to search everywhere', async ({page}) => {
  const {word, area} = wordOfOneProduct();
  await open(page, `/search?q=${word}&in=${area}`);
  const everywhere = page.getByRole('button', {name: 'Search everywhere'});
  await expect(page.getByRole('status')).toContainText(`No results for “${word}”`);
  await everywhere.click();
  await expect(page).toHaveURL(`/search?q=${word}`);
  await expect(results(page).first().locator('mark').first()).toBeVisible();
});

test('search page: counts one document and several', async ({page}) => {
  await open(page, `/search?q=${broad}`);
  await expect(page.getByRole('status')).toHaveText(/^([2-9]|\d{2,}) documents found$/);
  const entry = (await (await page.request.get(entryPath)).json()) as IndexEntry;
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
  await open(page, `/search?q=${broad}`);
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
  await open(page, `/search?q=${broad}`);
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).press('Enter');
  await expect(results(page)).toHaveCount(40);
  await expect(results(page).nth(20).getByRole('link')).toBeFocused();
  await expect(page.getByRole('status')).toContainText('40 shown');
});

test('search page: a button in view and in focus waits for its key; the last page brings the rest', async ({
  page,
  baseURL,
}) => {
  await open(page, `/search?q=${await queryWithRest(new URL(baseURL ?? '').origin)}`);
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
  await open(page, `/search?q=${section().query}`);
  const isSame = await markDocument(page);
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(section().address);
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
  await status.getByRole('button', {name: broad}).click();
  await expect(page).toHaveURL(`/search?q=${broad}`);
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
