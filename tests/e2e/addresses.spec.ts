/** Odd addresses in a browser: the right page under one canonical address, or the not-found page. */
import type {Page} from '@playwright/test';
import {pageAt} from '../support/scenes';
import {expect, hydrated, open, test} from './fixtures';

const canonical = (page: Page) => page.locator('link[rel="canonical"]');

const right = [
  '/docs/intro/',
  '/docs/intro.html',
  '/docs//intro',
  '/docs/%69ntro',
  '/Docs/INTRO',
  '/DOCS/intro.html',
];

for (const path of right) {
  test(`address ${path}: the page of /docs/intro`, async ({page, noise}) => {
    noise.allow(/404/);
    await page.goto(path);
    await expect(page).toHaveURL('/docs/intro');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt('/docs/intro').title);
    await expect(canonical(page)).toHaveAttribute('href', /^https:\/\/[^/]+\/docs\/intro$/);
  });
}

const wrong = [
  '/docs/caf%C3%A9',
  '/docs/café',
  '/docs/a%20b',
  '/%E0%A4',
  '/docs/%E0%A4',
  '/docs/%zz',
  '/No/Such/Page',
  '/docs/intro%3Fq=1',
];

for (const path of wrong) {
  test(`address ${path}: the not-found page, with status 404`, async ({page, noise}) => {
    noise.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();
  });
}

/** Goes to an address inside the page, as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
}

for (const path of [
  '/docs/support.html',
  '/docs/support/',
  '/docs/support/index.html',
  `/docs/support?q=${'x'.repeat(6000)}`,
]) {
  test(`address inside the page ${path.slice(0, 40)}: the page of /docs/support`, async ({page}) => {
    await open(page, '/docs/intro');
    await goTo(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    await expect(page).toHaveTitle('Support | Help Hub');
  });
}

for (const path of ['/no/such/page', '/docs/no-such-page', '/caf%C3%A9']) {
  test(`address inside the page ${path}: the not-found page, of the server`, async ({page, noise}) => {
    noise.allow(/404/);
    await open(page, '/docs/intro');
    const asked = page.waitForResponse((response) => response.url().endsWith(path));
    await goTo(page, path);
    expect((await asked).status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });
}

for (const path of [
  '/no-such-page.html',
  '/no/such/index.html',
  '/no-such-page/',
  '/no%20such',
  '/no-such?a=1#b',
]) {
  test(`the not-found page at ${path} asks the server once`, async ({page, noise}) => {
    noise.allow(/404/);
    const loaded: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()));
    await open(page, path);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await goTo(page, '/docs/support');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    expect(loaded).toHaveLength(1);
  });
}
