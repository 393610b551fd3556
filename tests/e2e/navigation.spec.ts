/** From page to page: what is fetched ahead, and where the reader is after going back. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {company, pageAt, type BuiltPage} from '../support/scenes';
import {connect, expect, open, test, type Connection} from './fixtures';
import {settled, topBar} from './page-helpers';

const task = products[0]!.tasks[0]!;

/** A page where a reader starts, and three beside it. */
const [start, first, second, third] = company();

const title = (page: Page) => page.getByRole('heading', {level: 1});

const linkTo = (page: Page, {path}: BuiltPage) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${path}"]`);

async function follow(page: Page, target: BuiltPage): Promise<void> {
  await linkTo(page, target).click();
  await expect(title(page)).toHaveText(target.title);
}

test('whoever goes back finds the place, and a page that is opened begins at its top', async ({page}) => {
  await open(page, third.path);
  const middle = page.locator('.markdown > h2').nth(5);
  await middle.evaluate((heading) => heading.scrollIntoView({block: 'center', behavior: 'instant'}));
  const top = () => middle.evaluate((element) => element.getBoundingClientRect().top);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // A click of Playwright's may scroll the page, so the place is read in the moment of the press.
  const place = await middle.evaluate((heading, to) => {
    const {top: left} = heading.getBoundingClientRect();
    document.querySelector<HTMLElement>(`.theme-doc-sidebar-menu a[href="${to}"]`)!.click();
    return left;
  }, first.path);
  await expect(title(page)).toHaveText(first.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText(third.title);
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(10);
});

test('screen readers hear the title of a page that is opened', async ({page}) => {
  await open(page, start.path);
  const status = page.getByRole('navigation', {name: 'Main'}).getByRole('status');
  await expect(status).toHaveText('');
  for (const target of [first, second]) {
    await follow(page, target);
    await expect(status).toHaveText(await page.title());
  }
  await page.evaluate(() => (location.hash = 'anywhere'));
  await expect(status).toHaveText(await page.title());
});

test('back and forward after a reload: the page of each address', async ({page}) => {
  await open(page, '/docs/intro');
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(title(page)).toHaveText('Support');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await expect(title(page)).toHaveText(pageAt('/docs/intro').title);
  await page.goForward();
  await expect(page).toHaveURL('/docs/support');
  await expect(title(page)).toHaveText('Support');
});

test('a page that comes late does not take the place of one that was opened after it', async ({page}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, start.path);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  let came = () => {};
  const hasCome = new Promise<void>((resolve) => (came = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isLate = (await response.text()).includes(`"source":"@site/${first.source}"`);
    if (isLate) {
      asked();
      await held;
    }
    await route.fulfill({response});
    if (isLate) came();
  });
  await linkTo(page, first).click();
  await isAsked;
  await follow(page, second);
  release();
  await hasCome;
  await settled(page);
  await expect(page).toHaveURL(second.path);
  await expect(title(page)).toHaveText(second.title);
});

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
  const pages = (await (await page.request.get('/sitemap.xml')).text()).match(/<loc>/g)!.length;
  const loaded = asked.filter((line) => line.startsWith('script '));
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.length).toBeLessThan(pages / 4);
});

test('prefetch: a link that comes into view has its page fetched ahead', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, '/');
  const hints = page.locator('link[rel="prefetch"]');
  await expect.poll(() => hints.count()).toBeGreaterThan(0);
  const before = await hints.count();
  await page.getByRole('link', {name: 'Contact support'}).scrollIntoViewIfNeeded();
  await expect.poll(() => hints.count()).toBeGreaterThan(before);
});

test('prefetch: the page of a link that is pointed at, before React', async ({page, context}) => {
  const ahead = new Map<string, string>();
  const browser = await context.newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) =>
    ahead.set(new URL(prefetchUrl).pathname, status),
  );
  await browser.send('Preload.enable');
  await page.route('**/assets/js/**', () => new Promise<void>(() => {}));
  await page.goto('/docs/intro');
  await topBar(page).getByRole('link', {name: 'Support'}).hover();
  await expect.poll(() => Object.fromEntries(ahead)).toEqual({'/docs/support': 'Ready'});
});

const poor: Record<string, Connection> = {
  'with data saving on': {saveData: true, effectiveType: '4g'},
  'on a 2G connection': {saveData: false, effectiveType: '2g'},
};

for (const [name, connection] of Object.entries(poor))
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
    await expect(title(page)).toHaveText(pageAt(task.to).title);
    expect(asked.length).toBeGreaterThan(0);
  });
