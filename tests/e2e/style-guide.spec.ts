/** What components of pages do, on the page that shows authors each of them: code, tabs, images. */
import type {Page} from '@playwright/test';
import {withTabs} from '../support/scenes';
import {expect, open, test} from './fixtures';

const path = '/style-guide';
const block = (page: Page, title: string) =>
  page.locator('.theme-code-block').filter({has: page.getByText(title, {exact: true})});

test('components: code is copied whole, an image is enlarged by keyboard, the choice of a tab is remembered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const sample = block(page, 'credentials.sh');
  await expect(sample).toBeVisible();
  await sample.getByRole('button', {name: 'Copy the code: credentials.sh'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^export AI_CLIENT_ID=.*\ncurl .*\/oauth2\/token$/);
  const figure = page.getByRole('figure').filter({has: page.getByRole('img', {name: /^Three boxes/})});
  await expect(figure).toContainText('A page is read aloud before it is published.');
  const image = figure.getByRole('img', {name: /^Three boxes/});
  const width = (await image.boundingBox())?.width ?? 0;
  const enlarge = figure.getByRole('button', {name: 'Enlarge the image'});
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', {name: 'The image, enlarged'});
  await expect(large).toBeVisible();
  expect((await large.locator('img').boundingBox())?.width).toBeGreaterThan(width * 1.5);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.getByRole('tab', {name: 'Python'}).click();
  await open(page, withTabs().path);
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
});
