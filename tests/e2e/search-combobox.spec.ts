/** The search modal as a combobox with a listbox, after the ARIA Authoring Practices: keys, pointer, announcements. */
import type {Page, Route} from '@playwright/test';
import {products} from '../../src/site/products';
import {section} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {field, hits, modal, openSearch, searchFor} from './search';

/** The name of a product, which many of its pages hold. */
const broad = products[0]!.name;

test('search: arrow keys choose a result', async ({page}) => {
  await open(page, '/');
  await searchFor(page, broad);
  await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'false');
});

test('search: arrow keys go round, Home and End stay in the text', async ({page}) => {
  await open(page, '/');
  await searchFor(page, broad);
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(hits(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue(`x${broad}`);
});

test('search: the pointer chooses a result', async ({page}) => {
  await open(page, '/');
  await searchFor(page, broad);
  await hits(page).nth(2).hover();
  await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(modal(page).locator('[aria-selected="true"]')).toHaveCount(1);
});

test('search: a combobox whose popup is one listbox of named groups', async ({page}) => {
  await open(page, '/');
  const input = await openSearch(page);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).toHaveAttribute('aria-autocomplete', 'list');
  await expect(input).not.toHaveAttribute('aria-controls');
  await input.fill(broad);
  const listbox = modal(page).getByRole('listbox', {name: 'Results'});
  await expect(listbox.getByRole('group', {name: broad}).getByRole('option').first()).toBeVisible();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-controls', (await listbox.getAttribute('id')) ?? 'an id');
  for (const index of [0, 1]) {
    const id = (await hits(page).nth(index).getAttribute('id')) ?? 'an id';
    await expect(input).toHaveAttribute('aria-activedescendant', id);
    await page.keyboard.press('ArrowDown');
  }
  await expect(input).toBeFocused();
});

test('search: the number of results is announced', async ({page}) => {
  await open(page, '/');
  await searchFor(page, broad);
  await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results$/);
  const count = await modal(page).getByRole('status').innerText();
  await expect(modal(page).getByRole('link', {name: `See all ${count}`})).toBeVisible();
  await field(page).fill('zzqx');
  await expect(modal(page).getByRole('status')).toContainText('No results for “zzqx”');
});

for (const [name, take] of Object.entries({
  'Ctrl+Enter': (page: Page) => page.keyboard.press('Control+Enter'),
  'a click with Ctrl': (page: Page) =>
    hits(page)
      .first()
      .click({modifiers: ['Control']}),
})) {
  test(`search: ${name} opens the result in a new tab`, async ({page, context}) => {
    await open(page, '/');
    await searchFor(page, section().query);
    const opened = context.waitForEvent('page');
    await take(page);
    await expect(await opened).toHaveURL(section().address);
    await expect(page).toHaveURL('/');
    await expect(modal(page)).toBeVisible();
  });
}

test('search: Enter before the answer waits for it', async ({page}) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/search-index/**', (route) => (isHeld ? void held.push(route) : route.continue()));
  await open(page, '/');
  await (await openSearch(page)).fill(section().query);
  // Before that, Enter leads to the search page.
  await expect(field(page)).toHaveRole('combobox');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/');
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL(section().address);
});
