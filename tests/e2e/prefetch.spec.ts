/** Pages come one by one, and are fetched ahead when a link is seen or pointed at, but not on a poor connection. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {settled} from './places';

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

test('prefetch: pointing at a link loads its page', async ({page}) => {
  await open(page, '/');
  await settled(page);
  const asked = scripts(page);
  await page.getByRole('link', {name: 'Set a retention policy'}).hover();
  await expect.poll(() => asked.filter((line) => line.startsWith('script ')).length).toBeGreaterThan(0);
});

const poor = {
  'with data saving on': {saveData: true, effectiveType: '4g'},
  'on a 2G connection': {saveData: false, effectiveType: '2g'},
  'on a slow 2G connection': {saveData: false, effectiveType: 'slow-2g'},
};

for (const [name, connection] of Object.entries(poor)) {
  test(`prefetch: nothing ${name}, and a click still navigates`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await open(page, '/');
    const asked = scripts(page);
    const link = page.getByRole('link', {name: 'Set a retention policy'});
    await link.hover();
    await settled(page);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Retention policies');
    expect(asked.length).toBeGreaterThan(0);
  });
}
