/** Printed pages: no shell, everything of the text, nothing beyond the edge of the paper. */
import type {Page} from '@playwright/test';
import {diagramsOf, findPage, guide, isGuide, newestPost, operationWithBody} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {print, squeezed, textOf, type Sheet} from './print';

/** Points; `@page` in src/css/print.css leaves 16 mm. */
const margin = 40;

/** A page with tables, code, diagrams and links, and an operation. */
const rich = findPage(
  'a page of the documentation with a diagram, code and two tables',
  (page) =>
    isGuide(page) &&
    diagramsOf(page).length > 0 &&
    page.has('article pre code') &&
    page.count('article table') > 1,
).path;
const operation = operationWithBody().path;

async function printed(page: Page, path: string, folder: string): Promise<Sheet[]> {
  await open(page, path);
  return print(page, folder);
}

const outside = (sheets: Sheet[]) =>
  sheets.flatMap(({width, height, words}) =>
    words.filter(
      ({left, right, bottom}) => left < margin || right > width - margin || bottom > height - margin,
    ),
  );

/** Words of elements that paper does not have; long ones are broken on it, so that their beginning counts. */
async function missing(page: Page, selector: string, sheets: Sheet[]): Promise<string[]> {
  const text = textOf(sheets);
  const wanted = (await page.locator(selector).allTextContents()).flatMap(
    (piece) => piece.match(/\w+/g) ?? [],
  );
  expect(wanted.length, selector).toBeGreaterThan(3);
  return wanted.filter((word) => !text.includes(word.slice(0, 10)));
}

for (const path of [rich, operation, guide().path, newestPost().path, '/style-guide']) {
  test(`print ${path}: the title first, no shell, nothing beyond the margins`, async ({page}, {
    outputDir,
  }) => {
    const sheets = await printed(page, path, outputDir);
    const text = textOf(sheets);
    const title = await page.getByRole('heading', {level: 1}).innerText();
    expect(text.slice(0, squeezed(title).length)).toBe(squeezed(title));
    expect(text).not.toMatch(/Skiptomaincontent|Copyright©|Onthispage|Editthispage|Copiedtoclipboard/);
    expect(text).not.toMatch(/UpdatesandNews.*Support.*⌘|Previous«|SearchCtrl/);
    expect(outside(sheets)).toEqual([]);
  });
}

test('print: tables, code and diagrams are whole', async ({page}, {outputDir}) => {
  const sheets = await printed(page, rich, outputDir);
  expect(await missing(page, 'article td, article th', sheets)).toEqual([]);
  expect(await missing(page, 'article .theme-code-block code', sheets)).toEqual([]);
  expect(await missing(page, 'article svg.drawing text', sheets)).toEqual([]);
});

test.describe('before any script', () => {
  test.use({javaScriptEnabled: false});

  test('print: a page that nobody has touched has its diagrams', async ({page}, {outputDir}) => {
    await page.goto(rich);
    const sheets = await print(page, outputDir);
    expect(await missing(page, 'article svg.drawing text', sheets)).toEqual([]);
    const text = textOf(sheets);
    expect(text).not.toContain('accTitle');
    expect(outside(sheets)).toEqual([]);
  });
});

test('print: a page of which nothing else has come', async ({page, noise}, {outputDir}) => {
  noise.allow(/./);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(operation);
  const sheets = await print(page, outputDir);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  expect(textOf(sheets).slice(0, squeezed(title).length)).toBe(squeezed(title));
  expect(outside(sheets)).toEqual([]);
});

test('print: a link is followed by its address, one inside the site by the whole of it', async ({page}, {
  outputDir,
}) => {
  const text = textOf(await printed(page, '/style-guide', outputDir));
  expect(text).toContain('anothersite(https://www.example.com/a/rather/long/address)');
  expect(text).toMatch(/linktoapage\(https?:\/\/[^/]+\/docs\/intro\)/);
});

test('print: what is closed is open, and of tabs the chosen one alone has its name', async ({page}, {
  outputDir,
}) => {
  const text = textOf(await printed(page, '/style-guide', outputDir));
  expect(text).toContain('Oneiswhenthecallbegan');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.tabs__item').filter({visible: true})).toHaveText(['curl']);
});

test('print: closed fields of an operation are open', async ({page}, {outputDir}) => {
  const sheets = await printed(page, operation, outputDir);
  const closed = 'article [id] details:not([open], [data-value]) > :not(summary)';
  await expect(page.locator(closed).first()).toBeHidden();
  expect(await missing(page, closed, sheets)).toEqual([]);
});

test('print: the dark mode prints on white', async ({page}, {outputDir}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await printed(page, rich, outputDir);
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colours = await page.evaluate(() => {
    const {color} = getComputedStyle(document.querySelector('.markdown > p') ?? document.body);
    return [color, getComputedStyle(document.body).colorScheme];
  });
  expect(colours).toEqual(['rgb(27, 35, 48)', 'light']);
});

const withSheets = findPage('a page of quick references', (page) => page.count('article .sheet') > 1).path;

test('print: each quick reference is one page, under its heading', async ({page}, {outputDir}) => {
  const sheets = await printed(page, withSheets, outputDir);
  const headings = (await page.locator('article .sheet h2').allInnerTexts()).map((text) =>
    text.replaceAll('\u200B', ''),
  );
  expect(sheets).toHaveLength(headings.length + 1);
  for (const [index, heading] of headings.entries())
    expect(textOf(sheets.slice(index + 1, index + 2)).startsWith(squeezed(heading)), heading).toBe(true);
  expect(outside(sheets)).toEqual([]);
});
