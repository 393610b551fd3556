/** A page that the reader comes back to is the one that was left: nothing of ours keeps it out of the browser's cache. */
import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../../src/cli/system';
import {pageAt} from '../support/scenes';
import {expect, hydrated, test} from './fixtures';
import {settled} from './page-helpers';

declare global {
  interface Window {
    persisted?: boolean;
  }
}

/** A reason why a page was not kept (https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-notrestoredreasons-interface). */
type Entry = PerformanceNavigationTiming & {
  notRestoredReasons?: {reasons?: {reason: string}[] | null} | null;
};

/** A browser with the cache: Playwright switches it off, and the headless shell has none. */
async function withCache(act: (page: Page) => Promise<void>): Promise<void> {
  const {launchOptions} = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await act(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** The first worker of a visit claims its pages, and the browser drops those in its cache for that: it comes before. */
async function withWorker(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

for (const [name, start] of Object.entries({
  'before React': () => Promise.resolve(),
  'with React': withWorker,
}))
  test(`${name}: back and forth, the page is the same`, async ({baseURL}) => {
    await withCache(async (page) => {
      await page.goto(`${baseURL}/docs/intro`);
      await start(page);
      await settled(page);
      await page.evaluate(() =>
        addEventListener('pageshow', ({persisted}) => (window.persisted = persisted)),
      );
      await page.goto(`${baseURL}/blog`);
      await page.goBack({waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt('/docs/intro').title);
      const reasons = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as Entry[];
        return entry?.notRestoredReasons?.reasons?.map(({reason}) => reason) ?? [];
      });
      expect(reasons).toEqual([]);
      expect(await page.evaluate(() => window.persisted)).toBe(true);
    });
  });
