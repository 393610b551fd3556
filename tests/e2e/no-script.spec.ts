/** With JavaScript off every page leads on; that no control is dead is in fixture/templates.spec.ts. */
import {guide} from '../support/scenes';
import {expect, test} from './fixtures';
import {topBar, unknownPath} from './page-helpers';

test.use({javaScriptEnabled: false});

test.beforeEach(({noise}) => noise.allow(/\b404\b/));

test('without script: the bar of a phone leads to the list of all pages, a section of the sidebar to its own', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide().path);
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  await topBar(page).getByRole('link', {name: 'All pages'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Site map');
  await page.getByRole('main').locator(`a[href="${guide().path}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide().title);
  await page.setViewportSize({width: 1440, height: 844});
  await page.goto('/docs/intro');
  const section = page.locator('.theme-doc-sidebar-menu details').first();
  await section.locator('summary').first().click();
  await section.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).not.toHaveURL('/docs/intro');
});

test('without script: the search page says so and leads to the site map, the not-found page as well', async ({
  page,
}) => {
  await page.goto('/search?q=retention');
  const main = page.getByRole('main');
  await expect(main.locator('noscript p')).toContainText('Search needs JavaScript');
  await expect(main.getByRole('searchbox')).toBeHidden();
  await main.getByRole('link', {name: 'site map'}).click();
  await expect(page).toHaveURL('/site-map');
  await page.goto(unknownPath);
  await main.getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL('/site-map');
});

test('without script: every error code shows, and no filter', async ({page}) => {
  await page.goto('/docs/focus/troubleshooting/error-codes');
  await expect(page.getByRole('heading', {level: 3, name: /^FOC-9002/})).toBeVisible();
  await expect(page.getByRole('searchbox', {name: /^Filter/})).toBeHidden();
});
