/** The overrides that do without the others: without one, our pages hold the package's own component in its place. */
import {builtPages, operations, operationWithBody} from '../../support/scenes';
import {expect, test} from '../fixtures';
import {stockSites} from './build';
import {serveStock} from './serve';

serveStock(stockSites.parts);

test('a field of our page is the SchemaItem of the package @full', async ({page}) => {
  await page.goto(operationWithBody().path);
  const field = page.locator('main .openapi-schema__list-item').first();
  await expect(field.locator('.openapi-schema__property')).toHaveText(/\w/);
  await expect(field.locator('.openapi-schema__name')).toHaveText(/\w/);
  await expect(page.getByRole('button', {name: 'Try it'})).toBeVisible();
});

test('alternatives of our page are the SchemaTabs of the package @full', async ({page}) => {
  const alternatives = operations().find((one) => one.text('article').includes('One of, as'));
  await page.goto(alternatives!.path);
  await expect(page.locator('main .openapi-tabs__schema-container').first()).toBeVisible();
});

test('the downloads of our page are the Export of the package @full', async ({page}) => {
  const introduction = builtPages().find((one) => one.path.startsWith('/docs/api/') && one.has('#download'));
  await page.goto(introduction!.path);
  await expect(page.getByRole('button', {name: 'Export'})).toBeVisible();
});
