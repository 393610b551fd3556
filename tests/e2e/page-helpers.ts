/** Parts of the page that more than one spec looks for, by role. */
import {type Locator, type Page} from '@playwright/test';

export {settled} from './settled';

export const topBar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

export const colourToggle = (page: Page): Locator =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

/** An address without a page; the server answers with status 404. */
export const unknownPath = '/no/such/page';

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
