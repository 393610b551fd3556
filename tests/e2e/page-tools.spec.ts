/** The tools of a page: its Markdown, its address and paper; with a slow script, and when a file is missing. */
import {twinPath} from '../../src/site/markdownPages';
import {guide, newestPost, operations} from '../support/scenes';
import {expect, hydrated, open, test} from './fixtures';
import {holdScripts} from './change-script';

const {path} = guide();
const menu = 'main details:has(> summary > :text-is("Page tools"))';
const summary = `${menu} > summary`;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('page tools: by keyboard and pointer; Markdown and address are copied, paper has the page without them', async ({
  page,
  request,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, {print: () => Object.assign(window, {printed: true})}),
  );
  await open(page, path);
  await page.locator(summary).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Copy as Markdown', 'View as Markdown', 'Copy link', 'Print']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).not.toHaveAttribute('open');
  await expect(page.locator(summary)).toBeFocused();
  await page.locator(summary).click();
  await page.locator('h1').click();
  await expect(page.locator(menu)).not.toHaveAttribute('open');
  await page.locator(summary).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator(menu).getByRole('status')).toHaveText('Copied.');
  expect(await copied()).toBe(await (await request.get(twinPath(path))).text());
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect.poll(copied).toBe(page.url());
  await page.getByRole('button', {name: 'Print'}).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator(menu)).toBeHidden();
});

test('page tools: a press from before hydration is answered after it', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  await page.locator(summary).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  release();
  await hydrated(page);
  await expect(page.locator(menu).getByRole('status')).toHaveText('Copied.');
});

test('page tools: a file that does not come, or a sign-in page in its place, is told with a remedy', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  let isFailing = true;
  await page.route('**/*.md', (route) =>
    isFailing ? route.abort() : route.fulfill({contentType: 'text/html', body: '<p>Sign in</p>'}),
  );
  await open(page, path);
  await page.locator(summary).click();
  for (const failing of [true, false]) {
    isFailing = failing;
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.locator(menu).getByRole('status')).toContainText('Check the connection and try again');
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('page tools: a guide, an operation and a post lead to their Markdown', async ({page}) => {
    for (const at of [path, operations()[0]!.path, newestPost().path]) {
      await page.goto(at);
      await page.locator(summary).click();
      const view = page.locator(menu).getByRole('link', {name: 'View as Markdown'});
      await expect(view).toBeVisible();
      await expect(view).toHaveAttribute('href', twinPath(at));
      await expect(page.locator(menu).getByRole('button')).toHaveCount(0);
    }
  });
});
