/** Addresses in a browser: the right page or the not-found page, headings in sight, feeds. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {belowDiagrams, builtOrigin, illustrated, newestPost, pageAt} from '../support/scenes';
import {expect, hydrated, open, startReact, test} from './fixtures';
import {settled} from './page-helpers';

const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test('address /DOCS/intro.html: the page of /docs/intro', async ({page, noise}) => {
  noise.allow(/404/);
  await page.goto('/DOCS/intro.html');
  await expect(page).toHaveURL('/docs/intro');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt('/docs/intro').title);
  await expect(canonical(page)).toHaveAttribute('href', /^https:\/\/[^/]+\/docs\/intro$/);
});

test('address /docs//intro: the page of /docs/intro, also once React runs', async ({page}) => {
  await page.goto('/docs//intro');
  await startReact(page);
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt('/docs/intro').title);
});

/** Goes to an address inside the page, as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
}

test('address inside the page: that of /docs/support.html shows /docs/support, an unknown one the not-found page', async ({
  page,
  noise,
}) => {
  noise.allow(/404/);
  await open(page, '/docs/intro');
  await goTo(page, '/docs/support.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  await expect(page).toHaveTitle('Support | Help Hub');
  const path = '/docs/no-such-page';
  const asked = page.waitForResponse((response) => response.url().endsWith(path));
  await goTo(page, path);
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL('/site-map');
  for (const {name} of products)
    await expect(page.getByRole('main').getByRole('heading', {level: 2, name})).toBeVisible();
});

/** Directly below the place of the bar, whether that is shown or not. */
async function expectBelowBar(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`[id="${id}"]`).evaluate((box) => box.getBoundingClientRect().top);
  await settled(page);
  await expect.poll(top).toBeGreaterThanOrEqual(60);
  expect(await top()).toBeLessThan(84);
}

test('jump: a heading below diagrams stands below the bar, before React and after it', async ({page}) => {
  const {id} = belowDiagrams(illustrated());
  await page.goto(`${illustrated().path}#${id}`);
  await expectBelowBar(page, id);
  await startReact(page);
  await expectBelowBar(page, id);
});

test('feed: in a browser it says what it is and links to its posts', async ({page, noise}) => {
  // XML has no place for an icon, so the browser asks for the one that sites had before.
  noise.allow(/favicon\.ico|status of 404/);
  await page.goto('/blog/rss.xml');
  const link = page.locator('item > a').first();
  await expect(link).toHaveText(newestPost().title);
  await expect(link).toBeVisible();
  const hint = await page
    .locator('channel')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(hint).toContain('This is a feed.');
  expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(newestPost().path);
});

test('follow: says what a feed is, copies its address, and Escape closes it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog');
  const details = page.locator('details', {has: page.getByText('Follow', {exact: true})});
  await details.getByText('Follow', {exact: true}).press('Enter');
  await expect(details.getByText(/^A feed brings new posts/)).toBeVisible();
  await details.getByRole('button', {name: 'Copy the RSS address'}).click();
  await expect(details.getByRole('status').first()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${builtOrigin()}/blog/rss.xml`);
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
});
