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

test('search: texts that come later move no row, and the dialog keeps its height', async ({page}) => {
  const held: (() => void)[] = [];
  await page.route('**/search-index/text*', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto('/docs/intro');
  await openSearch(page);
  const heightOf = async () => (await modal(page).boundingBox())!.height;
  const before = await heightOf();
  await field(page).fill('who pays when a card was stolen');
  await expect.poll(() => held.length).toBe(1);
  const placeOfLast = async () => (await hits(page).last().boundingBox())!.y;
  const place = await placeOfLast();
  held[0]!();
  await expect(hits(page).first()).toContainText('Someone reported the card lost');
  expect(await placeOfLast()).toBe(place);
  expect(await heightOf()).toBe(before);
});
