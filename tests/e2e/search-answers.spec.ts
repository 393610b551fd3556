import {expect, test} from './fixtures';
import {field, hits, modal, openSearch, searchFor} from './search';

test('search: a code that is named has a card above the hits, which leads to it', async ({page}) => {
  await page.goto('/docs/intro');
  await searchFor(page, 'FOC-1002');
  const cards = modal(page).getByRole('list', {name: 'Answers'});
  await expect(cards).toContainText('Who can fix it: Administrator or Owner');
  await cards.getByRole('link', {name: 'FOC-1002: Account locked'}).click();
  await expect(page).toHaveURL(/error-codes#foc-1002$/);
});

test('search: a card in an area without hits is the answer, with a way to search everywhere', async ({
  page,
}) => {
  await page.goto('/search?q=FOC-1002&in=Transact');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', {name: 'Answers'})).toContainText('Account locked');
  await expect(main.getByRole('status')).toContainText('You searched in Transact only.');
  await expect(main).not.toContainText('No results');
});

test('search: the dialog keeps its height, whatever is in it', async ({page}) => {
  await page.goto('/docs/intro');
  await openSearch(page);
  const heightOf = async () => (await modal(page).boundingBox())!.height;
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
  const before = await heightOf();
  await field(page).fill('retention');
  await expect(hits(page).first()).toBeVisible();
  expect(await heightOf()).toBe(before);
  await field(page).fill('zzqx');
  await expect(modal(page).getByText('Try searching for')).toBeVisible();
  expect(await heightOf()).toBe(before);
});
