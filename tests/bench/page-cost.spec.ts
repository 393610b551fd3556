/** Budgets: what a browser with an empty cache fetches to read a page. */
import {expect, type Page} from '@playwright/test';
import {difference} from 'lodash';
import {bundleStarter} from '../../src/runtime/bootstrap/bundle';
import {hydrated, test} from '../e2e/fixtures';
import limits from './limits.json';
import {sum} from './statistics';
import {brotliSize, contentOf, fileOf} from './weight';
import {wireFor} from './wire';

const wire = wireFor(test);

/** What a reader of a page does. */
type Reader = 'reads' | 'acts';

/** Site paths that a page needs; what it fetches ahead does not count. */
async function neededBy(page: Page, pathname: string, reader: Reader): Promise<string[]> {
  const needed = new Set<string>();
  page.on('request', (request) => {
    // Chromium reports `<link rel="prefetch">` as "other"; what a page executes or shows has a type of its own.
    if (request.resourceType() !== 'other') needed.add(new URL(request.url()).pathname);
  });
  await page.goto(pathname);
  if (reader === 'acts') await hydrated(page);
  await page.waitForLoadState('networkidle');
  return [...needed];
}

const weightOf = async (files: string[]) => sum(await Promise.all(files.map(wire.bytesOf)));

/** Bytes of what a page needs to be read, or of what the first act brings beside that. */
async function weigh(page: Page, pathname: string, reader: Reader): Promise<number> {
  const read = await neededBy(page, pathname, 'reads');
  if (reader === 'reads') return weightOf(read);
  const brought = difference(await neededBy(await page.context().newPage(), pathname, 'acts'), read);
  expect(brought.filter((file) => file.endsWith('.js')).length, 'scripts were counted').toBeGreaterThan(1);
  return weightOf(brought);
}

const verbs = {reads: 'to be read', acts: 'in what the first act brings'} as const;

for (const reader of ['reads', 'acts'] as const) {
  for (const [pathname, limit] of Object.entries(limits.page[reader])) {
    test(`${pathname} weighs at most ${limit} bytes, ${verbs[reader]}`, async ({page}) => {
      const total = await weigh(page, pathname, reader);
      console.log(`${pathname}, ${verbs[reader]}: ${total} of ${limit} bytes`);
      expect(total).toBeLessThanOrEqual(limit);
    });
  }
}

for (const [pathname, limit] of Object.entries(limits.firstPaint)) {
  test(`${pathname} is painted whole with its first ${limit} bytes`, async () => {
    const bytes = await wire.bytesOf(pathname);
    console.log(`${pathname}: ${bytes} of ${limit} bytes`);
    expect(contentOf(fileOf(pathname)).toString()).not.toMatch(
      /<script[^>]* src|<link[^>]*stylesheet[^>]*>(?!.*<\/noscript>)/,
    );
    expect(bytes).toBeLessThanOrEqual(limit);
  });
}

test('the script that runs before the reader acts is small', async () => {
  const starter = await bundleStarter({offersSystem: true, baseUrl: '/'});
  console.log(`The starter: ${brotliSize(starter)} of ${limits.starter} bytes (brotli)`);
  expect(brotliSize(starter)).toBeLessThanOrEqual(limits.starter);
});

test('the bundle that starts React is small', async ({page}) => {
  const [main] = (await neededBy(page, '/docs/intro', 'acts')).filter((file) =>
    /\/main\.\w+\.js$/.test(file),
  );
  const bytes = await wire.bytesOf(main ?? '/no-main-script');
  console.log(`The bundle: ${bytes} of ${limits.bundle} bytes`);
  expect(bytes).toBeLessThanOrEqual(limits.bundle);
});

test('an operation of the API reference weighs little more than a plain page', async ({page, context}) => {
  const operation = await weightOf(await neededBy(page, '/docs/api/petstore/add-pet', 'acts'));
  const plain = await weightOf(await neededBy(await context.newPage(), '/docs/intro', 'acts'));
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
  expect(textOf(await neededBy(page, '/docs/api/petstore/add-pet', 'acts'))).toMatch(ofReference);
  for (const pathname of ['/', '/docs/intro', '/blog/welcome']) {
    const files = await neededBy(await context.newPage(), pathname, 'acts');
    expect(files.filter((file) => /\/(reference|console)\.\w+\./.test(file))).toEqual([]);
    expect(textOf(files)).not.toMatch(ofReference);
  }
});
