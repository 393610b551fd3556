/** Budgets: what a browser with an empty cache fetches to read a page. */
import {expect, type Page} from '@playwright/test';
import {open, test} from '../e2e/fixtures';
import limits from './limits.json';
import {brotliBytes, contentOf, fileOf} from './weight';

/** Site paths that a page needs; what it prefetches for the next page does not count. */
async function neededBy(page: Page, pathname: string): Promise<string[]> {
  const needed = new Set<string>();
  page.on('request', (request) => {
    // Chromium reports `<link rel="prefetch">` as "other"; what a page executes or shows has a type of its own.
    if (request.resourceType() !== 'other') needed.add(new URL(request.url()).pathname);
  });
  await open(page, pathname);
  const diagrams = await page
    .locator('noscript')
    .evaluateAll((all) => all.filter(({textContent}) => textContent.includes('Diagram:')).length);
  await expect(page.locator('.docusaurus-mermaid-container svg')).toHaveCount(diagrams);
  await page.waitForLoadState('networkidle');
  return [...needed];
}

async function weigh(page: Page, pathname: string): Promise<number> {
  const files = await neededBy(page, pathname);
  expect(files.filter((file) => file.endsWith('.js')).length, 'scripts were counted').toBeGreaterThan(1);
  return files.reduce((total, file) => total + brotliBytes(fileOf(file)), 0);
}

for (const [pathname, limit] of Object.entries(limits.page)) {
  test(`${pathname} weighs at most ${limit} bytes`, async ({page}) => {
    const total = await weigh(page, pathname);
    console.log(`${pathname}: ${total} of ${limit} bytes (brotli)`);
    expect(total).toBeLessThanOrEqual(limit);
  });
}

test('an operation of the API reference weighs little more than a plain page', async ({page, context}) => {
  const operation = await weigh(page, '/docs/api/petstore/add-pet');
  const plain = await weigh(await context.newPage(), '/docs/intro');
  expect(operation - plain).toBeLessThanOrEqual(limits.apiOverDocs);
});

/** Words that only components of the reference show. */
const ofReference = /Properties of|The samples could not be loaded|Close console/;

const textOf = (files: string[]) =>
  files
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => contentOf(file).toString())
    .join('\n');

test('pages outside the API reference carry nothing of it', async ({page, context}) => {
  expect(textOf(await neededBy(page, '/docs/api/petstore/add-pet'))).toMatch(ofReference);
  for (const pathname of ['/', '/docs/intro', '/blog/welcome']) {
    const files = await neededBy(await context.newPage(), pathname);
    expect(files.filter((file) => /\/(reference|console)\.\w+\./.test(file))).toEqual([]);
    expect(textOf(files)).not.toMatch(ofReference);
  }
});
