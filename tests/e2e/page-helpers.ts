/** Parts of the page that more than one spec looks for, by role. */
import {type Locator, type Page} from '@playwright/test';
import {authorOf, categories, guide, newestPost, operationWithBody, tagsOf} from '../support/scenes';

export {settled} from './settled';

export const topBar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

export const colourToggle = (page: Page): Locator =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

/** An address without a page; the server answers with status 404. */
export const unknownPath = '/no/such/page';

/** One address of each kind of page. */
export const templates = [
  '/',
  '/docs/intro',
  guide().path,
  categories()[0]!.path,
  '/docs/tags',
  operationWithBody().path,
  '/blog',
  newestPost().path,
  '/blog/tags',
  tagsOf(newestPost())[0]!.to,
  '/blog/archive',
  authorOf(newestPost()).to,
  '/search',
  '/site-map',
  '/style-guide',
  unknownPath,
];

/** Marks the document, so that a test can tell whether it was loaded again. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

/** The text of the site's main script, which holds its configuration. */
export async function mainScript(page: Page): Promise<string> {
  const source = await page.locator('script[src*="/assets/js/main."]').first().getAttribute('src');
  return (await page.request.get(source ?? '')).text();
}

/** Counts the documents that are loaded from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
