/** One request, two views: what is typed in the console stands in the code samples at once. */
import {sampleLanguages} from '../../src/samples/sampleLanguages';
import {expect, test} from './fixtures';
import {consoleOf, openConsole, serverOf} from './try-it';

type Page = Parameters<typeof openConsole>[0];

const languageOf = (page: Page) => page.getByRole('main').getByLabel('Language');
/** The code of the request in view, whichever made it. */
const sampleOf = (page: Page) =>
  page.getByRole('main').locator('div:has(> div > label:text-is("Language"))').locator('pre:visible');
const bodyOf = (page: Page) => consoleOf(page).getByRole('textbox', {name: 'Body'});
const typed = '{"name": "Rex of the test", "photoUrls": []}';

test('what is typed is in the sample of every language, and in what is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, 'add-pet');
  await languageOf(page).selectOption('curl');
  const before = await sampleOf(page).textContent();
  await bodyOf(page).fill(typed);
  for (const {label} of sampleLanguages) {
    await languageOf(page).selectOption({label});
    await expect(sampleOf(page), label).toContainText('Rex of the test');
    await expect(sampleOf(page).locator('span[style]').first(), `${label} is coloured`).toBeVisible();
  }
  await page.getByRole('main').getByRole('button', {name: 'Copy the request'}).click();
  await expect(page.getByRole('main').getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await sampleOf(page).textContent());
  await languageOf(page).selectOption('curl');
  await page.getByRole('button', {name: 'Close console'}).click();
  await expect(sampleOf(page)).toHaveText(before ?? '');
});

test('credentials are in no sample, wherever they are typed', async ({page}) => {
  await openConsole(page, 'add-pet');
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Access token').fill('token-of-the-test');
  await bodyOf(page).fill('{"name": "Rex", "photoUrls": [], "password": "hunter2"}');
  for (const {label} of sampleLanguages) {
    await languageOf(page).selectOption({label});
    await expect(sampleOf(page), label).toContainText('YOUR_PASSWORD');
    await expect(sampleOf(page), label).toContainText('ACCESS_TOKEN');
    await expect(sampleOf(page), label).not.toContainText(/token-of-the-test|hunter2/);
  }
});
