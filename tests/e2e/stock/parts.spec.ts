/** The overrides that do without the others: without one, our pages hold the package's own component in its place. */
import type {Page} from '@playwright/test';
import {alone} from '../../../src/api-reference/overrides';
import {builtPages, operations, operationWithBody} from '../../support/scenes';
import {expect, test} from '../fixtures';
import {serveBuild} from '../../support/serveBuild';
import {ensureStock, siteWithout} from './build';

const shown: Record<(typeof alone)[number], (page: Page) => Promise<void>> = {
  async SchemaItem(page) {
    await page.goto(operationWithBody().path);
    const field = page.locator('main .openapi-schema__list-item').first();
    await expect(field.locator('.openapi-schema__property')).toHaveText(/\w/);
    await expect(field.locator('.openapi-schema__name')).toHaveText(/\w/);
    await expect(page.getByRole('button', {name: 'Try it'})).toBeVisible();
  },
  async SchemaTabs(page) {
    const alternatives = operations().find((one) => one.text('article').includes('One of, as'));
    await page.goto(alternatives!.path);
    await expect(page.locator('main .openapi-tabs__schema-container').first()).toBeVisible();
  },
  async 'ApiExplorer/Export'(page) {
    const introduction = builtPages().find(
      (one) => one.path.startsWith('/docs/api/') && one.has('#download'),
    );
    await page.goto(introduction!.path);
    await expect(page.getByRole('button', {name: 'Export'})).toBeVisible();
  },
};

for (const name of alone)
  test.describe(name, () => {
    const site = siteWithout(name);
    serveBuild(site, () => ensureStock(site));

    test('without ours, our page holds that of the package @full', async ({page}) => {
      await shown[name](page);
    });
  });
