/** What the search modal offers before a query, and what it keeps of the last one. */
import {products} from '../../src/site/products';
import {subject} from '../support/scenes';
import {expect, hydrated, open, test} from './fixtures';
import {field, hits, modal, openSearch, searchFor} from './search';

const broad = products[0]!.name;
const {title, path} = subject();

test('search: without a query, the most wanted pages of each product, and how to search more closely', async ({
  page,
}) => {
  await open(page, products[1]!.start);
  await openSearch(page);
  for (const {name, tasks} of products)
    await expect(modal(page).getByRole('list', {name}).getByRole('link')).toHaveText(
      tasks.map(({label}) => label),
    );
  const lists = modal(page).getByRole('list', {
    name: new RegExp(`^(${products.map(({name}) => name).join('|')})$`),
  });
  await expect(lists.first()).toHaveAccessibleName(products[1]!.name);
  for (const sign of ['"legal hold"', '-sandbox', 'in:focus'])
    await expect(modal(page).getByText(sign, {exact: true})).toBeVisible();
  const [task] = products[0]!.tasks;
  await modal(page).getByRole('link', {name: task!.label}).click();
  await expect(page).toHaveURL(task!.to);
  await expect(modal(page)).toHaveCount(0);
});

test('search: the last query is kept for the visit, selected, with its results and the active one', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, broad);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = (await hits(page).nth(2).getAttribute('href')) ?? 'an address';
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(field(page)).toHaveValue(broad);
  await expect(modal(page).locator('[aria-selected="true"]')).toHaveAttribute('href', chosen);
  await page.keyboard.type('other');
  await expect(field(page)).toHaveValue('other');
});

test('search: the last query is there on the page that a result led to; a cleared one is forgotten', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await openSearch(page);
  await expect(field(page)).toHaveValue(title);
  await expect(hits(page).first()).toContainText(title);
  await modal(page).getByRole('button', {name: 'Clear the query'}).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(field(page)).toHaveValue('');
});

test('search: text selected on the page comes before the last query', async ({page}) => {
  await open(page, path);
  await searchFor(page, broad);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', {level: 1}).selectText();
  await openSearch(page);
  await expect(field(page)).toHaveValue(title);
});

test('search: an option has a short name, the whole of it is to be seen', async ({page}) => {
  await open(page, '/');
  await searchFor(page, title);
  await expect(hits(page).first()).toHaveAccessibleName(title);
});

test('search: the way back from a result finds the list as it was; from elsewhere it stays closed', async ({
  page,
}) => {
  await open(page, '/docs/support');
  await hydrated(page);
  await searchFor(page, broad);
  await page.keyboard.press('ArrowDown');
  const chosen = (await hits(page).nth(1).getAttribute('href')) ?? 'an address';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(chosen);
  await page.goBack();
  await expect(page).toHaveURL('/docs/support');
  await expect(field(page)).toHaveValue(broad);
  await expect(modal(page).locator('[aria-selected="true"]')).toHaveAttribute('href', chosen);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(chosen);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Support'})).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
});
