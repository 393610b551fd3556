/** Pages come one by one, and are fetched ahead when a link is seen or pointed at, but not on a poor connection. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {guide, pageAt} from '../support/scenes';
import {connect, expect, open, test, type Connection} from './fixtures';
import {settled} from './page-helpers';
import {failScripts} from './change-script';

const task = products[0]!.tasks[0]!;

/** Site scripts asked for from now on. */
function scripts(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/'))
      found.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
  });
  return found;
}

test('lazy: a page loads its own scripts, not those of other pages', async ({page}) => {
  const asked = scripts(page);
  await open(page, '/markdown-page');
  const pages = (await (await page.request.get('/sitemap.xml')).text()).match(/<loc>/g)?.length ?? 0;
  const loaded = asked.filter((line) => line.startsWith('script '));
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.length).toBeLessThan(pages / 4);
});

test('prefetch: a link that comes into view has its page fetched ahead', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, '/');
  const hints = page.locator('link[rel="prefetch"]');
  await expect.poll(() => hints.count()).toBeGreaterThan(0);
  await settled(page);
  const before = await hints.count();
  await page.getByRole('link', {name: 'Contact support'}).scrollIntoViewIfNeeded();
  await expect.poll(() => hints.count()).toBeGreaterThan(before);
});

declare global {
  interface Window {
    ahead: {pages: string[]; open: number; most: number};
  }
}

/** Has the page note which pages Docusaurus is asked to fetch ahead, and how many of them at once. */
async function noteAhead(page: Page): Promise<() => Promise<Window['ahead']>> {
  await page.addInitScript(() => {
    window.ahead = {pages: [], open: 0, most: 0};
    const {ahead} = window;
    let current: Window['docusaurus'] | undefined;
    const noting = (original: Window['docusaurus']): Window['docusaurus'] => ({
      ...original,
      prefetch(target) {
        ahead.pages.push(target);
        ahead.open += 1;
        ahead.most = Math.max(ahead.most, ahead.open);
        const fetched = original.prefetch(target);
        void Promise.resolve(fetched).then(() => (ahead.open -= 1));
        return fetched;
      },
    });
    Object.defineProperty(window, 'docusaurus', {
      get: () => current,
      set: (value: Window['docusaurus']) => (current = current ? value : noting(value)),
    });
  });
  return () => page.evaluate(() => window.ahead);
}

test('prefetch: of many links in view six pages come, one by one, neighbours first; more after a scroll', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const ahead = await noteAhead(page);
  await open(page, guide().path);
  await expect.poll(async () => (await ahead()).pages.length).toBe(6);
  await settled(page);
  const {pages, most} = await ahead();
  expect(pages).toHaveLength(6);
  expect(pages.slice(0, 3)).toEqual(expect.arrayContaining([guide().previous!.to, guide().next!.to]));
  expect(most).toBe(1);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await ahead()).pages.length).toBeGreaterThan(6);
  expect((await ahead()).most).toBe(1);
});

test('prefetch: a page whose routes do not come keeps no other from coming', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  const {failed} = await failScripts(page, '{exact:!0,sidebar:"docs"}');
  const ahead = await noteAhead(page);
  await open(page, '/');
  await page.mouse.wheel(0, 600);
  await expect
    .poll(async () => (await ahead()).pages.filter((path) => path.startsWith('/docs/')).length)
    .toBeGreaterThan(1);
  expect(failed()).toBeGreaterThan(0);
});

test('prefetch: pointing at a link loads its page', async ({page}) => {
  await open(page, '/');
  await settled(page);
  const asked = scripts(page);
  await page.getByRole('link', {name: task.label}).hover();
  await expect.poll(() => asked.filter((line) => line.startsWith('script ')).length).toBeGreaterThan(0);
});

const poor: Record<string, Connection> = {
  'with data saving on': {saveData: true, effectiveType: '4g'},
  'on a 2G connection': {saveData: false, effectiveType: '2g'},
  'on a slow 2G connection': {saveData: false, effectiveType: 'slow-2g'},
};

for (const [name, connection] of Object.entries(poor)) {
  test(`prefetch: nothing ${name}, and a click still navigates`, async ({page}) => {
    await connect(page, connection);
    await open(page, '/');
    const asked = scripts(page);
    const link = page.getByRole('link', {name: task.label});
    await link.hover();
    await settled(page);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(task.to).title);
    expect(asked.length).toBeGreaterThan(0);
  });
}
