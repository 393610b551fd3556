/** The menu of narrow screens, up to and including 996 px. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {kinds} from './first-interactions';
import {areaOf, guide, labelOf, pageAt, siblings} from '../support/scenes';
import {connect, expect, hydrated, open, test} from './fixtures';
import {topBar} from './page-helpers';
import {holdScripts} from './change-script';
import {field, modal} from './search';

const scene = guide();
const product = products[0]!;

const toggle = (page: Page) => page.locator('.navbar__toggle');
const close = (page: Page) => page.getByRole('button', {name: 'Close menu'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

for (const width of [360, 996]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('menu: the toggle opens it, the close button closes it', async ({page}) => {
      await open(page, '/');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(close(page)).toBeHidden();
      await toggle(page).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      for (const name of ['Documentation', 'Updates and News', 'Support']) {
        await expect(menu(page).getByRole('link', {name, exact: true})).toBeInViewport();
      }
      await close(page).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(close(page)).not.toBeInViewport();
    });

    test('menu: on a page with a sidebar it is the sidebar, below the links of the bar', async ({page}) => {
      await open(page, scene.path);
      await toggle(page).click();
      await expect(
        menu(page).getByRole('link', {name: siblings(scene)[0]!.label, exact: true}),
      ).toBeInViewport();
      await expect(menu(page).getByRole('link', {name: 'Updates and News'})).toBeInViewport();
      const section = menu(page)
        .locator(`.area:not(.product-${areaOf(scene)}, .product-api) > details`)
        .first();
      await section.locator('summary').first().click();
      await expect(section).toHaveAttribute('open');
      await expect(page).toHaveURL(scene.path);
    });

    test('menu: opened while the next page is on its way it stays, and leaves a page that scrolls', async ({
      page,
    }) => {
      await connect(page, {saveData: true, effectiveType: '4g'});
      await open(page, '/');
      // Before React a link loads a document, which leaves nothing on its way.
      await hydrated(page);
      const release = await holdScripts(page);
      await page.getByRole('main').getByRole('link', {name: 'Contact support'}).click();
      await expect(page).toHaveURL('/docs/support');
      await toggle(page).click();
      await expect(page.locator('html')).toHaveClass(/plugin-pages/);
      await expect(close(page)).toBeFocused();
      release();
      await expect(page.locator('html')).toHaveClass(/plugin-docs/);
      await expect(menu(page).getByRole('link', {name: labelOf(pageAt('/docs/intro'))})).toBeInViewport();
      await expect(close(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(close(page)).not.toBeInViewport();
      await expect(toggle(page)).toBeFocused();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await expect(page.locator('main[inert], nav[inert], footer[inert]')).toHaveCount(0);
    });

    test('menu: opens the search, which closes it and leaves the focus in sight', async ({page}) => {
      await open(page, scene.path);
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await menu(page).getByRole('button', {name: 'Search docs'}).click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(close(page)).not.toBeInViewport();
      await expect(toggle(page)).toBeFocused();
    });

    test('menu: a shortcut opens the search and closes it as well', async ({page}) => {
      await open(page, '/');
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('menu: browser back closes it and stays on the page', async ({page}) => {
      await open(page, '/');
      // The way back leads to a page that React showed; what the browser loaded it leaves.
      await hydrated(page);
      await page.getByRole('main').getByRole('link', {name: product.name, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(product.start).title);
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await page.evaluate(() => history.back());
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(product.start);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/');
    });

    test('menu: what is told twice, in the moment in which React answers, opens once, and browser back closes it', async ({
      page,
    }) => {
      await open(page, '/');
      await hydrated(page);
      await page.getByRole('main').getByRole('link', {name: product.name, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(product.start).title);
      await page.evaluate(() => {
        window.hub?.openMenu?.();
        dispatchEvent(new Event('menutoggle'));
      });
      await expect(close(page)).toBeInViewport();
      await page.evaluate(() => history.back());
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(product.start);
    });

    test('menu: a viewport that becomes desktop forces it closed', async ({page}) => {
      await open(page, '/');
      await toggle(page).click();
      await expect(close(page)).toBeInViewport();
      await page.setViewportSize({width: 997, height: 800});
      await expect(toggle(page)).toBeHidden();
      await expect(close(page)).toBeHidden();
      // The page hears of its new size with its next frame.
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await page.setViewportSize({width, height: 800});
      await expect(close(page)).not.toBeInViewport();
    });
  });
}

test.describe('a screen that grows', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('menu: a press whose loader comes when the screen has become desktop opens nothing', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(kinds.loader, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await toggle(page).click();
    await expect(close(page)).toBeInViewport();
    await page.setViewportSize({width: 997, height: 800});
    release();
    await hydrated(page);
    await page.setViewportSize({width: 996, height: 800});
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(close(page)).not.toBeInViewport();
  });
});

test('menu: from 997 px the desktop bar has no menu button', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, '/');
  await expect(toggle(page)).toBeHidden();
  await expect(topBar(page).getByRole('link', {name: 'Documentation'})).toBeVisible();
});
