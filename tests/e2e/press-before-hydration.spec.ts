/** The page before React: what the reader does is answered at once, or done again when React is there. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {guide, illustrated, operations, withTabs} from '../support/scenes';
import {expect, hydrated, ignoreOwnMouse, test} from './fixtures';
import {colourToggle, settled, topBar} from './page-helpers';

const {path} = guide();

const hydration = (page: Page) => page.locator('html');
const isHydrated = /^true$/;
const isLoader = /\/loader\.\w+\.js$/;

/** Holds React's scripts back, not the loader, until `release` is called. */
async function withoutReact(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    if (!isLoader.test(route.request().url())) await released;
    await route.continue();
  });
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return release;
}

/** Scripts that the page itself has asked for, prefetched ones not counted. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

test('reading needs no file but the page and its pictures', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await page.goto('/docs/intro');
  await settled(page);
  const needed = asked.filter((line) => !line.startsWith('other '));
  expect(needed.sort()).toEqual(['document /docs/intro', 'image /img/logo-dark.svg', 'image /img/logo.svg']);
});

for (const [sign, act] of Object.entries({
  'the pointer moves': (page: Page) => page.mouse.move(5, 5),
  'a key is pressed': (page: Page) => page.keyboard.press('Home'),
  'the keyboard moves the focus': (page: Page) => page.keyboard.press('Tab'),
  'the page scrolls': (page: Page) => page.evaluate(() => window.scrollTo(0, 100)),
  'a finger presses': (page: Page) => page.getByRole('heading', {level: 1}).tap(),
})) {
  test.describe(sign, () => {
    test.use({hasTouch: true});

    test('React starts with it', async ({page}) => {
      const asked = scriptsOf(page);
      await page.goto('/docs/intro');
      await settled(page);
      expect(asked).toEqual([]);
      await act(page);
      await expect(hydration(page)).toHaveAttribute('data-has-hydrated', isHydrated);
    });
  });
}

test('a tap that follows a press closely comes before React’s files', async ({page}) => {
  await page.goto('/docs/intro');
  await settled(page);
  const asked = await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointerdown'));
    return new Promise((resolve) =>
      requestAnimationFrame(() =>
        setTimeout(() => resolve(document.querySelectorAll('[rel=preload][as=script]').length)),
      ),
    );
  });
  expect(asked).toBe(0);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup')));
  await expect(hydration(page)).toHaveAttribute('data-has-hydrated', isHydrated);
});

test('files for later are asked for one by one: a tap need not wait for all', async ({page}) => {
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      const count = () => document.querySelectorAll('[rel=prefetch]').length;
      const added: number[] = Object.assign(window, {added: []}).added;
      window.requestIdleCallback = (act) => {
        const before = count();
        act({didTimeout: false, timeRemaining: () => 0});
        return added.push(count() - before);
      };
    });
  });
  await page.goto('/docs/intro');
  const added = await page.evaluate<number[]>('added');
  expect(added.length).toBeGreaterThan(4);
  expect(new Set(added)).toEqual(new Set([1]));
});

test('a page with diagrams asks for no script: they are in it', async ({page}) => {
  const asked = scriptsOf(page);
  await page.setViewportSize({width: 1280, height: 4000});
  await page.goto(illustrated().path);
  await expect(page.locator('article svg.drawing').first()).toBeVisible();
  await settled(page);
  expect(asked).toEqual([]);
});

test('a tap on a link starts nothing: the next page is read without React too', async ({browser}) => {
  const context = await browser.newContext({hasTouch: true, viewport: {width: 360, height: 780}});
  await ignoreOwnMouse(context);
  const page = await context.newPage();
  await page.goto('/docs/intro');
  const asked = scriptsOf(page);
  await topBar(page).getByRole('link', {name: 'Home'}).tap();
  await expect(page).toHaveURL('/');
  await settled(page);
  expect(asked).toEqual([]);
  await context.close();
});

test('colour mode: switched, named and stored without React', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const release = await withoutReact(page, '/docs/intro');
  for (const choice of ['light', 'dark']) {
    await colourToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', choice);
    await expect(colourToggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice);
  }
  release();
  await hydrated(page);
  await expect(colourToggle(page)).toHaveAccessibleName(/currently dark mode/);
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}, hasTouch: true});

  test('menu: opens without React, and stays as it is when React answers', async ({page}) => {
    const release = await withoutReact(page, path);
    await page.locator('.navbar__toggle').tap();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    const own = menu.locator(`a[href="${path}"]`);
    await expect(menu.getByRole('link', {name: 'Updates and News'})).toBeInViewport();
    await expect(menu.getByRole('button', {name: 'Close menu'})).toBeFocused();
    const before = await own.boundingBox();
    release();
    await expect(hydration(page)).toHaveAttribute('data-has-hydrated', isHydrated);
    await settled(page);
    expect(await own.boundingBox()).toEqual(before);
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('button', {name: 'Close menu'})).toBeFocused();
  });

  test('menu: its icons are the image that the page has shown already', async ({page}) => {
    await withoutReact(page, path);
    const image = await page
      .locator('header .icon')
      .first()
      .evaluate((icon) => getComputedStyle(icon).maskImage);
    await page.locator('.navbar__toggle').tap();
    const areas = page.getByRole('dialog', {name: 'Menu'}).locator('.area > details > .menu__link');
    await expect(areas).toHaveCount(products.length + 1);
    const sheet = readFileSync('src/css/icons.css', 'utf8');
    for (const link of await areas.all()) {
      const [own, area] = await link.evaluate((element) => [
        getComputedStyle(element, '::before').maskImage,
        /product-([\w-]+)/.exec(element.closest('.area')!.className)?.[1],
      ]);
      // A new product may have an image of its own until it gets a place in the common one.
      if (sheet.includes(`--icon-${area}: var(--icon-sprite)`)) expect(own).toBe(image);
      else expect(own).toContain('url(');
    }
  });

  test('menu: closed again before React comes, it stays closed', async ({page}) => {
    const release = await withoutReact(page, path);
    await page.locator('.navbar__toggle').tap();
    await page.getByRole('dialog', {name: 'Menu'}).getByRole('button').first().tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await hydrated(page);
    await settled(page);
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'false');
  });

  test('menu: a file that does not come is told, with a way to try again', async ({page, noise}) => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
    await page.locator('.navbar__toggle').tap();
    await expect(page.getByRole('alert')).toContainText('Part of this page did not load.');
    await page.unrouteAll();
    const opened = page.waitForEvent('load');
    await page.getByRole('alert').getByRole('button', {name: 'Retry'}).tap();
    await opened;
    await hydrated(page);
  });
});

for (const path of ['/search', '/search?q=retention'])
  test(`search: what is typed into the field of ${path} before React comes stays there`, async ({page}) => {
    const release = await withoutReact(page, path);
    const input = page.getByRole('searchbox', {name: 'Search the documentation'});
    await input.pressSequentially('export');
    release();
    await expect(hydration(page)).toHaveAttribute('data-has-hydrated', isHydrated);
    await expect(page).toHaveURL('/search?q=export');
    await expect(input).toHaveValue('export');
    await input.pressSequentially('s');
    await expect(page).toHaveURL('/search?q=exports');
  });

test('sidebar: a section opens without React, and stays open with it', async ({page}) => {
  const release = await withoutReact(page, '/docs/intro');
  const section = page.locator('.theme-doc-sidebar-menu details').first();
  await section.locator('summary').first().click();
  await expect(section).toHaveAttribute('open');
  release();
  await expect(hydration(page)).toHaveAttribute('data-has-hydrated', isHydrated);
  await settled(page);
  await expect(section).toHaveAttribute('open');
  await expect(section.locator('summary').first()).toBeFocused();
  await expect(page).toHaveURL('/docs/intro');
});

test('tabs: the one that was pressed is chosen when React is there', async ({page}) => {
  const release = await withoutReact(page, withTabs().path);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(hydration(page)).toHaveAttribute('data-has-hydrated', isHydrated);
  await settled(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab').first().click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
});

test('tabs: a remembered choice is there before the reader acts', async ({page}) => {
  await page.goto(withTabs().path);
  await hydrated(page);
  await page.getByRole('tab').nth(1).click();
  await page.reload();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('samples: the language that was chosen shows when React is there', async ({page}) => {
  const release = await withoutReact(page, operations()[0]!.path);
  const choice = page.getByRole('main').locator('select').first();
  await choice.selectOption({index: 2});
  const chosen = await choice.inputValue();
  release();
  await hydrated(page);
  await settled(page);
  await expect(choice).toHaveValue(chosen);
});
