/** The menu of a page: its Markdown, its address and paper; with a slow script, without one, and when a file is missing. */
import {twinPath} from '../../src/site/markdownPages';
import {guide, newestPost, operations, pageAt} from '../support/scenes';
import {expect, hydrated, open, test} from './fixtures';
import {field, openSearch} from './search';

const paths = [guide().path, operations()[0]!.path, newestPost().path];
const [path] = paths;
const menu = 'main details:has(> summary:text-is("Page tools"))';
const summary = `${menu} > summary`;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const at of paths)
  test(`${at} has a menu that leads to its Markdown`, async ({page}) => {
    await open(page, at);
    await page.locator(summary).click();
    const view = page.locator(menu).getByRole('link', {name: 'View as Markdown'});
    await expect(view).toBeVisible();
    await expect(view).toHaveAttribute('href', twinPath(at));
  });

for (const at of ['/', '/docs/tags', '/search'])
  test(`${at} has no menu`, () => {
    expect(pageAt(at).has(menu.replace(':text-is', ':contains'))).toBe(false);
  });

test('the page is copied as Markdown, and its address', async ({page, request}) => {
  await open(page, path!);
  await page.locator(summary).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator(menu).getByRole('status')).toHaveText('Copied.');
  expect(await copied()).toBe(await (await request.get(twinPath(path!))).text());
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect.poll(copied).toBe(page.url());
});

test('a press from before hydration is answered after it', async ({page}) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(path!);
  await page.locator(summary).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  release();
  await hydrated(page);
  await expect(page.locator(menu).getByRole('status')).toHaveText('Copied.');
});

test('a file that does not come is told with a remedy', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  await page.route('**/*.md', (route) => route.abort());
  await open(page, path!);
  await page.locator(summary).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator(menu).getByRole('status')).toContainText('Check the connection and try again');
});

test('a network that answers with a page of its own is told, and that page is not copied', async ({page}) => {
  await page.route('**/*.md', (route) => route.fulfill({contentType: 'text/html', body: '<p>Sign in</p>'}));
  await open(page, path!);
  await page.locator(summary).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator(menu).getByRole('status')).toContainText('Check the connection and try again');
});

test.describe('when a new version was published since the page was opened', () => {
  test.beforeEach(async ({page}) => {
    await page.route('**/version.json', (route) => route.fulfill({json: {version: 'ffffffff'}}));
    await open(page, path!);
    await page.locator(summary).click();
  });

  test('the Markdown is that of the new version', async ({page}) => {
    const body = '---\ntitle: As it is now\n---\n';
    await page.route('**/*.md', (route) => route.fulfill({contentType: 'text/markdown', body}));
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.locator(menu).getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
  });

  test('the reader is told to reload when the page is gone', async ({page, noise}) => {
    noise.allow(/404/);
    await page.route('**/*.md', (route) => route.fulfill({status: 404, body: 'Not found'}));
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.locator(menu).getByRole('status')).toHaveText(
      'Not copied: this site was updated. Reload the page and try again.',
    );
  });
});

test.describe('without the right to copy', () => {
  test.use({permissions: []});

  test('the refusal is told with a remedy', async ({page}) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.assign(navigator.clipboard, {write: refuse, writeText: refuse});
    });
    await open(page, path!);
    await page.locator(summary).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.locator(menu).getByRole('status')).toContainText('Select “View as Markdown”');
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.locator(menu).getByRole('status')).toContainText('address bar');
  });
});

test('keys open the menu, walk through it and close it', async ({page}) => {
  await open(page, path!);
  await page.locator(summary).focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const name of ['Copy as Markdown', 'View as Markdown', 'Copy link', 'Print']) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).not.toHaveAttribute('open');
  expect(await focused()).toBe('Page tools');
});

test('Escape in the search closes the search alone', async ({page}) => {
  await open(page, path!);
  await page.locator(summary).click();
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.locator(menu)).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).not.toHaveAttribute('open');
});

test('a press beside the menu closes it', async ({page}) => {
  await open(page, path!);
  await page.locator(summary).click();
  await page.locator('h1').click();
  await expect(page.locator(menu)).not.toHaveAttribute('open');
});

test('paper has the page without its menu', async ({page}) => {
  await page.addInitScript(() =>
    Object.assign(window, {print: () => Object.assign(window, {printed: true})}),
  );
  await open(page, path!);
  await page.locator(summary).click();
  await page.getByRole('button', {name: 'Print'}).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator(menu)).toBeHidden();
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('the menu shows what works without one', async ({page}) => {
    await page.goto(path!);
    await page.locator(summary).click();
    await expect(page.locator(menu).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.locator(menu).getByRole('button')).toHaveCount(0);
  });
});
