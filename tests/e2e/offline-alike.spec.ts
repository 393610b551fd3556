/** The worker changes nothing of a journey: the page shows the same with it and without, and asks for the same files. */
import type {Page} from '@playwright/test';
import {guide, pageAt, siblings} from '../support/scenes';
import {expect, hydrated, open, withoutWorker} from './fixtures';
import {isOfWorker, test, type Host, untilKept} from './offline-site';

const [first, second] = [guide(), ...siblings(guide()).map(({to}) => pageAt(to))] as const;

/** Opens a page by its address and another by a link. */
async function journey(page: Page, host: Host): Promise<{shown: string[]; needed: string[]}> {
  const needed = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    // What is fetched ahead is of the type "other", and depends on how fast the machine is.
    if (request.resourceType() !== 'other' && !isOfWorker(host, pathname)) needed.add(pathname);
  });
  const shown: string[] = [];
  await page.goto(first.path);
  await hydrated(page);
  shown.push(await page.getByRole('main').innerText());
  await page.locator(`.theme-doc-sidebar-menu a[href="${second!.path}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(second!.title);
  await page.waitForLoadState('networkidle');
  shown.push(await page.getByRole('main').innerText());
  return {shown, needed: [...needed].sort()};
}

test('a journey shows the same with a worker and without, and needs the same files', async ({
  page,
  browser,
  host,
}) => {
  const context = await browser.newContext({baseURL: host.url});
  await withoutWorker(context);
  const without = await journey(await context.newPage(), host);
  await context.close();
  expect(without.needed.length).toBeGreaterThan(2);
  await open(page, first.path);
  await untilKept(page, first.path);
  expect(await journey(page, host)).toEqual(without);
});
