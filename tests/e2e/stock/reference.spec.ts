/** With all overrides of the API reference removed, the pages of docusaurus-theme-openapi-docs stand at the same addresses. */
import type {Page} from '@playwright/test';
import {operationWithBody} from '../../support/scenes';
import {expect, hydrated, test} from '../fixtures';

/** The icons of its languages come from another host, and its editor evaluates code; the policy of the site refuses both. */
const refused = /Content Security Policy|TrustedScript|third-party request|failed request/;

/** Its parts of a page, by the names of their classes. */
const parts = (page: Page) => ({
  text: page.locator('.openapi-left-panel__container'),
  console: page.locator('.openapi-right-panel__container'),
});

test('an operation has its text, its fields and its code from the package', async ({page, noise}) => {
  noise.allow(refused);
  const operation = operationWithBody();
  await page.goto(operation.path);
  await hydrated(page);
  const {text, console} = parts(page);
  await expect(text.getByRole('heading', {level: 1})).toHaveText(operation.title);
  await expect(text.locator('.openapi__method-endpoint')).toBeVisible();
  await expect(text.locator('.openapi-schema__property').filter({visible: true}).first()).toHaveText(/\w/);
  await expect(text.getByRole('tab', {name: '200'})).toBeVisible();
  await expect(console.locator('.openapi-explorer__code-block').first()).toContainText(/\w/);
  await expect(page.getByRole('button', {name: 'Try it'})).toHaveCount(0);
});

test('its console sends a request and shows the answer', async ({page, noise}) => {
  noise.allow(refused);
  await page.route(/^https:\/\/[\w.]+\.example\.com\//, (route) =>
    route.fulfill({
      json: {said: 'A planted answer.'},
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
    }),
  );
  await page.goto(operationWithBody().path);
  await hydrated(page);
  const {console} = parts(page);
  await console.getByRole('button', {name: 'Send API Request'}).click();
  await expect(console).toContainText('A planted answer.');
});
