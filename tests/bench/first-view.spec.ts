/**
 * Budget: how many pages are painted as far as the screen of a phone goes with what a server sends at once, before the
 * browser has answered: ten packets (RFC 6928) of 1,460 bytes, headers and body.
 */
import {brotliDecompressSync, constants} from 'node:zlib';
import {expect, type Page} from '@playwright/test';
import {test} from '../e2e/fixtures';
import {builtPages} from '../support/scenes';
import limits from './limits.json';
import {contentOf, fileOf} from './weight';
import {wireFor} from './wire';

const wire = wireFor(test);

/** That of the bench (tests/bench/browse/browser.ts). */
const phone = {width: 412, height: 823};

/** What a browser can read of a page when no more than this of the body has come. */
const readable = (body: Buffer, bytes: number) =>
  Buffer.from(brotliDecompressSync(body.subarray(0, bytes), {finishFlush: constants.BROTLI_OPERATION_FLUSH}));

async function viewOf(page: Page, pathname: string, html: Buffer): Promise<Buffer> {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({body: html, contentType: 'text/html; charset=utf-8'})
      : route.continue(),
  );
  await page.goto(pathname, {waitUntil: 'load'});
  const view = await page.screenshot({animations: 'disabled'});
  await page.unrouteAll();
  return view;
}

/** Whether the first view of the page is the same with its first bytes as with all of them. */
async function isPainted(page: Page, pathname: string): Promise<boolean> {
  const {bytes, body, headers} = await wire.answerOf(pathname);
  if (bytes <= limits.firstView.bytes) return true;
  expect(headers.get('content-encoding'), pathname).toEqual(['br']);
  const cut = readable(body, limits.firstView.bytes - (bytes - body.length));
  const [first, whole] = [
    await viewOf(page, pathname, cut),
    await viewOf(page, pathname, contentOf(fileOf(pathname))),
  ];
  return first.equals(whole);
}

test(`at least ${limits.firstView.pages} pages are painted with the first ${limits.firstView.bytes} bytes`, async ({
  page,
}) => {
  // Two views of each page.
  test.setTimeout(600_000);
  await page.setViewportSize(phone);
  const pages = builtPages().map(({path}) => path);
  const later: string[] = [];
  for (const pathname of pages) if (!(await isPainted(page, pathname))) later.push(pathname);
  const found = `${pages.length - later.length} of ${pages.length} pages; with more bytes: ${later.join(', ')}`;
  console.log(found);
  expect(pages.length - later.length, found).toBeGreaterThanOrEqual(limits.firstView.pages);
});
