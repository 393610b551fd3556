import {expect, test} from './fixtures';
import {modal, searchFor} from './search';

test('search: a code that is named has a card above the hits, which leads to it', async ({page}) => {
  await page.goto('/docs/intro');
  await searchFor(page, 'FOC-1002');
  const cards = modal(page).getByRole('list', {name: 'Answers'});
  await expect(cards).toContainText('Who can fix it: Administrator or Owner');
  await cards.getByRole('link', {name: 'FOC-1002: Account locked'}).click();
  await expect(page).toHaveURL(/error-codes#foc-1002$/);
});
