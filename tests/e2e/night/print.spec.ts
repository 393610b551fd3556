/** Printed pages: no shell, everything of the text, nothing beyond the edge of the paper. */
import type {Page} from '@playwright/test';
import {diagramsOf, findPage, isGuide, operationWithBody} from '../../support/scenes';
import {expect, open, test} from '../fixtures';
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

for (const path of [rich, operation])
  test(`print ${path}: the title first, no shell, nothing beyond the margins`, async ({page}, {
    outputDir,
  }) => {
    const sheets = await printed(page, path, outputDir);
    const text = textOf(sheets);
    const title = await page.getByRole('heading', {level: 1}).innerText();
    expect(text.slice(0, squeezed(title).length)).toBe(squeezed(title));
    expect(text).not.toMatch(/Skiptomaincontent|Copyright©|Onthispage|Editthispage|Copiedtoclipboard/);
    expect(outside(sheets)).toEqual([]);
    if (path !== rich) return;
    for (const part of ['td, article th', '.theme-code-block code', 'svg.drawing text'])
      expect(await missing(page, `article ${part}`, sheets)).toEqual([]);
  });

test('print: what is closed is open, a link is followed by its address', async ({page}, {outputDir}) => {
  const text = textOf(await printed(page, '/style-guide', outputDir));
  expect(text).toContain('Oneiswhenthecallbegan');
  expect(text).toContain('anothersite(https://www.example.com/a/rather/long/address)');
  expect(text).toMatch(/linktoapage\(https?:\/\/[^/]+\/docs\/intro\)/);
});

test('print: the dark mode prints on white', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await open(page, rich);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.markdown > p').first()).toHaveCSS('color', 'rgb(27, 35, 48)');
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'light');
});
