/** The page that shows authors every component; its accessibility is in every-page.spec.ts. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {findPage, withTabs} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {errorsOf, keep, nuPatience, states} from './html-checker';

const path = '/style-guide';
const block = (page: Page, title: string) =>
  page.locator('.theme-code-block').filter({has: page.getByText(title, {exact: true})});
const after = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);
const before = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').content);

for (const [state, read] of states) {
  test(`style guide as ${state} is valid HTML`, async ({page}, {outputDir}) => {
    test.setTimeout(nuPatience);
    expect(await errorsOf([keep(await read(page, path), path, outputDir)])).toEqual([]);
  });
}

test('style guide: search engines, the sitemap, menus and the search leave it out', async ({page}) => {
  await open(page, path);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain(path);
  await open(page, '/docs/intro');
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
});

for (const width of [320, 360, 768, 1440]) {
  test(`style guide: nothing is wider than a screen of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('code: title, language, and a copy of all of it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const sample = block(page, 'credentials.sh');
  await expect(sample).toBeVisible();
  expect(await after(page, '.theme-code-block.language-bash [data-language]')).toBe('"Bash"');
  await sample.getByRole('button', {name: 'Copy the code: credentials.sh'}).click();
  await expect(sample.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^export AI_CLIENT_ID=.*\ncurl .*\/oauth2\/token$/);
});

test('code: a long line wraps and scrolls again', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await open(page, path);
  const sample = block(page, 'credentials.sh');
  const hidden = () =>
    sample.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(await hidden()).toBeGreaterThan(100);
  const wrap = sample.getByRole('button', {name: 'Wrap lines'});
  await wrap.click();
  await expect.poll(hidden).toBe(0);
  await wrap.click();
  await expect.poll(hidden).toBeGreaterThan(100);
});

test('code: marked lines have a bar, and no other line has one', async ({page}) => {
  await open(page, path);
  const marked = page.locator('.language-json .code-highlighted');
  await expect(marked).toHaveText([/"state"/, /"size"/, /"expires"/]);
  expect(await marked.first().evaluate((line) => getComputedStyle(line).boxShadow)).toContain('inset');
});

test('code: a change has signs, and is copied as it reads afterwards', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const sample = block(page, 'client.mjs');
  await expect(sample.locator('.code-removed')).toHaveText(['const pause = 1000;']);
  await expect(sample.locator('.code-added')).toHaveText([/^const pause = Math/, 'attempt += 1;']);
  await expect(sample.getByText('next-line')).toHaveCount(0);
  expect(await before(page, '.code-removed')).toContain('−');
  expect(await before(page, '.code-added')).toContain('+');
  await sample.getByRole('button', {name: /^Copy/}).click();
  await expect(sample.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'const pause = Math.min(30_000, 1000 * 2 ** attempt);\nattempt += 1;\nawait sleep(pause);',
  );
});

test('tabs: the choice is remembered, on other pages too', async ({page}) => {
  await open(page, path);
  await page.getByRole('tab', {name: 'Python'}).click();
  await open(page, withTabs().path);
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('table: its first column stays while the others scroll', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await open(page, path);
  const frame = page.getByRole('region', {name: /^Table/});
  const first = frame.getByRole('cell', {name: 'Standard'});
  const left = (await first.boundingBox())?.x;
  await frame.evaluate((element) => element.scrollTo({left: 400, behavior: 'instant'}));
  expect((await first.boundingBox())?.x).toBe(left);
});

test('steps: numbers stand in the margin, those of parts in the text', async ({page}) => {
  await open(page, path);
  const number = (selector: string) => before(page, `.markdown ${selector} > li`);
  expect(await number('> ol')).toBe('counter(list-item)');
  expect(await number('ol ol')).toBe('none');
});

test('bold words: a name of the product is a label, a term is not', async ({page}) => {
  await open(page, path);
  const labels = page.locator('strong.label');
  await expect(labels.filter({hasText: 'Groups'}).first()).toBeVisible();
  await expect(labels.filter({hasText: 'Role'})).toHaveCount(0);
});

test('image: a caption, and a large view by keyboard that Escape closes', async ({page}) => {
  await open(page, path);
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
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('image: is enlarged, and closed by a click', async ({page}) => {
    await page.goto(path);
    await page.getByRole('button', {name: 'Enlarge the image'}).click();
    const large = page.getByRole('dialog', {name: 'The image, enlarged'});
    await expect(large).toBeVisible();
    await large.getByRole('button', {name: 'Close'}).click();
    await expect(large).toBeHidden();
  });
});

test('role: stands under the title of a page that needs one', async ({page}) => {
  const {path: restricted} = findPage('a page with a role', (scene) =>
    scene.text('article header').includes('Role required: '),
  );
  await open(page, restricted);
  await expect(page.locator('article header').getByText(/^Role required: ./)).toBeVisible();
});
