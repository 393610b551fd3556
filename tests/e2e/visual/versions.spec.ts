/** Two versions of an API, chosen on its change log. The site of the pictures has three that are published. */
import type {Page} from '@playwright/test';
import {serveBuild} from '../../support/serveBuild';
import {expect, hydrated, open, test, violations} from '../fixtures';
import {ensurePictures, outDir, port as portOfPictures} from './build';

const port = portOfPictures + 2;
const address = '/docs/api/petstore/changes';
const file = '**/*.versions.*.json';

serveBuild({outDir, port}, ensurePictures);

const comparison = (page: Page) => page.getByRole('region', {name: 'Compare two versions'});

async function compare(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('combobox', {name: 'Changes from version'}).selectOption(from);
  await page.getByRole('combobox', {name: 'to version', exact: true}).selectOption(to);
}

test('versions: any two can be compared, in either order', async ({page}) => {
  await open(page, address);
  await compare(page, '0.8.0', '1.0.0');
  await expect(comparison(page).getByRole('status')).toHaveText('From 0.8.0 to 1.0.0: 2 breaking, 6 in all.');
  const entries = comparison(page).getByRole('listitem');
  await expect(entries).toHaveCount(6);
  await expect(entries.first()).toContainText('Breaking');
  await expect(entries.filter({hasText: 'GET /pet/count'})).toContainText('is gone');
  const link = comparison(page).getByRole('link', {name: 'Get a pet'});
  await expect(link).toHaveAttribute('href', '/docs/api/petstore/get-pet-by-id');
  await compare(page, '1.0.0', '0.9.0');
  await expect(comparison(page).getByRole('status')).toContainText('From 0.9.0 to 1.0.0:');
  await compare(page, '0.9.0', '0.9.0');
  await expect(comparison(page).getByRole('status')).toHaveText('These are the same version.');
  expect(await violations(page)).toEqual([]);
});

test('versions: what is chosen before React starts is kept', async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  let tell = () => {};
  const chosen = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.goto(address, {waitUntil: 'commit'});
  await compare(page, '0.8.0', '0.9.0');
  tell();
  await hydrated(page);
  await expect(comparison(page).getByRole('status')).toContainText('From 0.8.0 to 0.9.0:');
});

test('versions: nothing is fetched before two are chosen, and a file that fails is told', async ({
  page,
  noise,
}) => {
  noise.allow(/versions\..*\.json|ERR_FAILED/);
  let asked = 0;
  await page.route(file, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(page, address);
  await page.getByRole('combobox', {name: 'Changes from version'}).selectOption('0.8.0');
  expect(asked).toBe(0);
  await compare(page, '0.8.0', '0.9.0');
  await expect(comparison(page).getByRole('alert')).toContainText('The difference could not be loaded.');
  expect(asked).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('versions: each is read beside the one before', async ({page}) => {
    await page.goto(address);
    await expect(comparison(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 2, name: /^Version/})).toHaveText([
      /^Version 1\.0\.0/,
      /^Version 0\.9\.0/,
      /^Version 0\.8\.0/,
    ]);
    await expect(page.getByText('Compared with 0.8.0:')).toBeVisible();
    await expect(page.getByText('Compared with 0.9.0:')).toBeVisible();
  });
});
