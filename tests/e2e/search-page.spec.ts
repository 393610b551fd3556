/** `/search`: the whole list of results, with an address of its own. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {subject, wordOfOneProduct} from '../support/scenes';
import {colourViolations, expect, open, test, violations} from './fixtures';
import {markDocument} from './page-helpers';
import {results} from './search';

const {title, path} = subject();
const broad = products[0]!.name;

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search the documentation'});
const areas = (page: Page) => page.getByRole('main').getByRole('group', {name: 'Narrow the search'});
const chosenArea = (page: Page) => areas(page).getByRole('button', {pressed: true});

test('search page: results of ?q= are accessible in both modes, and open inside the site', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page, `/search?q=${title}`);
  await expect(field(page)).toHaveValue(title);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${title}”`);
  await expect(results(page).first()).toContainText(title);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colourViolations(page)).toEqual([]);
  const isSame = await markDocument(page);
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(path);
  expect(await isSame()).toBe(true);
});

test('search page: the address follows the query, and back brings the last one', async ({page}) => {
  await page.clock.install();
  await open(page, '/search');
  await field(page).fill('audit');
  await expect(page).toHaveURL('/search?q=audit');
  // A pause in typing gives a query an entry of its own.
  await page.clock.fastForward(1100);
  await field(page).fill('slack');
  await expect(page).toHaveURL('/search?q=slack');
  await page.goBack();
  await expect(field(page)).toHaveValue('audit');
  await expect(results(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('list', {name: broad}).getByRole('link')).toHaveCount(3);
});

test('search page: narrows to an area, which has an address', async ({page}) => {
  await open(page, `/search?q=${broad}&in=Nonsense`);
  await expect(chosenArea(page)).toHaveText(/^All [1-9]\d*$/);
  await areas(page)
    .getByRole('button', {name: /^Updates/})
    .press('Enter');
  await expect(page).toHaveURL(`/search?q=${broad}&in=Updates`);
  await expect(chosenArea(page)).toHaveText(/^Updates [1-9]\d*$/);
  const elsewhere = async () =>
    (await results(page).allInnerTexts()).filter((text) => !text.includes('\nUpdates and News'));
  await expect.poll(elsewhere).toEqual([]);
  await areas(page)
    .getByRole('button', {name: /^Help Hub/})
    .click();
  await expect(page).toHaveURL(`/search?q=${broad}&in=Help+Hub`);
  await expect(chosenArea(page)).toHaveText(/^Help Hub [1-9]\d*$/);
  await page.goBack();
  await page.goBack();
  await expect(chosenArea(page)).toHaveText(/^All/);
});

test('search page: another search, in an empty field, is in all areas again', async ({page}) => {
  await open(page, `/search?q=${broad}&in=Updates`);
  await expect(chosenArea(page)).toHaveText(/^Updates [1-9]\d*$/);
  await field(page).fill('');
  await field(page).fill(broad);
  await expect(chosenArea(page)).toHaveText(/^All/);
  await expect(page).toHaveURL(`/search?q=${broad}`);
});

test('search page: nothing in one area, a way to search everywhere', async ({page}) => {
  const {word, area} = wordOfOneProduct();
  await open(page, `/search?q=${word}&in=${area}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`No results for “${word}”`);
  await page.getByRole('button', {name: 'Search everywhere'}).click();
  await expect(page).toHaveURL(`/search?q=${word}`);
  await expect(results(page).first()).toBeVisible();
});

test('search page: 20 hits a page, more as the reader scrolls or asks', async ({page}) => {
  await open(page, `/search?q=${broad}`);
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).press('Enter');
  await expect(results(page)).toHaveCount(40);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ documents found, 40 shown$/);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(60);
});

test('search page: Back shows the result that was opened, on whatever page of the list it was', async ({
  page,
}) => {
  await open(page, `/search?q=${broad}`);
  await page.getByRole('button', {name: 'Show more results'}).press('Enter');
  const link = results(page).nth(30).getByRole('link');
  const to = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', to);
  await expect(link).toBeInViewport();
});

test('search page: no results, with other ways on; markup in a query stays text', async ({page}) => {
  const query = '<b>"zzqx"</b><img src=x onerror=alert(1)>';
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  const status = page.getByRole('main').getByRole('status');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${query}”`);
  await expect(page.getByRole('main').locator('b, img')).toHaveCount(0);
  await open(page, '/search?q=zzqx');
  await expect(status).toContainText('Try searching for');
  await expect(status.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    '/docs/support?query=zzqx',
  );
  expect(await violations(page)).toEqual([]);
  await status.getByRole('button', {name: broad}).click();
  await expect(page).toHaveURL(`/search?q=${broad}`);
  await expect(results(page).first()).toBeVisible();
});
