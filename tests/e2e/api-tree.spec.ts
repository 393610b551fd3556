/** The controls of the trees of fields on the page of an operation. */
import type {Page} from '@playwright/test';
import {operationWithTree} from '../support/scenes';
import {expect, test} from './fixtures';

const open = (page: Page) => page.locator('article details[open]:has([class*="field_"])');
const closed = (page: Page) => page.locator('article details:not([open]):has([class*="field_"])');
const shown = (page: Page) => page.locator('article [class*="field_"]:visible');

test.beforeEach(async ({page}) => {
  await page.goto(operationWithTree().path);
});

test('all places open and close at a press', async ({page}) => {
  await page.getByRole('button', {name: 'Expand all'}).click();
  await expect(closed(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Collapse all'}).click();
  await expect(open(page)).toHaveCount(0);
});

test('a search shows the fields of that name where they are, and gives the page back', async ({page}) => {
  const [before, opened] = [await shown(page).count(), await open(page).count()];
  const deep = page.locator('article details:not([open]) [class*="field_"] code').first();
  const name = (await deep.textContent()) ?? '';
  const search = page.getByRole('searchbox', {name: 'Find a field'});
  await search.fill(name);
  await expect(page.getByRole('status').filter({hasText: /field/})).toBeVisible();
  await expect(shown(page).filter({hasText: name}).first()).toBeVisible();
  await expect.poll(() => open(page).count()).toBeGreaterThan(opened);
  await search.fill('no field has this name');
  await expect(page.getByText('No field has it.')).toBeVisible();
  await search.fill('');
  await expect(shown(page)).toHaveCount(before);
  await expect(open(page)).toHaveCount(opened);
});

test('the field is as high as the buttons beside it', async ({page}) => {
  const heightOf = async (role: 'button' | 'searchbox', name: string) =>
    (await page.getByRole(role, {name}).boundingBox())?.height;
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 900});
    expect(await heightOf('searchbox', 'Find a field'), `${width}`).toBe(
      await heightOf('button', 'Expand all'),
    );
  }
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('there are no controls', async ({page}) => {
    await expect(page.getByRole('searchbox', {name: 'Find a field'})).toBeHidden();
    await expect(page.getByText('Expand all')).toBeHidden();
  });
});
