/** The filter above the error codes and the fields of the data dictionary, and their families, which fold. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test, violations} from './fixtures';

const codes = '/docs/focus/troubleshooting/error-codes';
const fields = '/docs/focus/appendix/data-dictionary';
const field = (page: Page) => page.getByRole('searchbox', {name: /^Filter the/});
const status = (page: Page) => page.getByRole('search', {name: /^Filter the/}).getByRole('status');
const headings = (page: Page) => page.locator('.family').getByRole('heading', {level: 3});

test('filter: what is typed before React narrows the codes, and Escape shows all', async ({page}) => {
  await page.goto(codes);
  const all = (await status(page).innerText()).replace(/ .*/, '');
  await field(page).pressSequentially('SCIM token');
  await hydrated(page);
  await expect(field(page)).toHaveValue('SCIM token');
  await expect(status(page)).toHaveText(new RegExp(`^[1-9]\\d* of ${all} codes$`));
  const left = Number.parseInt(await status(page).innerText(), 10);
  await expect(headings(page)).toHaveCount(left);
  await expect(headings(page).filter({hasText: 'SCIM token rejected'})).toBeVisible();
  expect(left).toBeLessThan(Number(all));
  expect(await violations(page)).toEqual([]);
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(status(page)).toHaveText(`${all} codes`);
  await expect(headings(page)).toHaveCount(0);
});

test('filter: a link leads to the field that it names, whether folded or hidden', async ({page}) => {
  await open(page, fields);
  const target = page.locator('[id="communication.started_at"]');
  await expect(target).toBeHidden();
  await page.locator('a[href="#communication.started_at"]', {hasText: '#'}).click();
  await expect(target).toBeInViewport();
  await field(page).fill('no such field');
  await expect(status(page)).toHaveText(/^0 of /);
  await page.evaluate(() => (location.hash = ''));
  await page.evaluate(() => (location.hash = 'communication.started_at'));
  await expect(field(page)).toHaveValue('');
  await expect(target).toBeInViewport();
});

test('contents of a long page: what stands below a section shows while the reader is there', async ({
  page,
}) => {
  await open(page, `${codes}#foc-4001`);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await page.mouse.wheel(0, 1);
  await expect(contents.getByRole('link', {name: /^FOC-4/}).first()).toBeVisible();
  await expect(contents.getByRole('link', {name: /^FOC-1/})).toHaveCount(0);
});
