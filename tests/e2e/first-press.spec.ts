/** The page before React: what the reader does is answered at once, or done again when React is there, or the page says why not. */
import type {Page} from '@playwright/test';
import {operationWithBody, withTabs} from '../support/scenes';
import {connect, expect, hydrated, test} from './fixtures';
import {colourToggle, settled} from './page-helpers';
import {consoleOf} from './try-it';

/** Its link is in the part of the menu that a phone shows first. */
const path = '/docs/focus/getting-started';
const loader = /\/loader\.\w+\.js(\?|$)/;
const html = (page: Page) => page.locator('html');
const answers = (page: Page) => expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
const toggle = (page: Page) => page.locator('.navbar__toggle');
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const section = (page: Page) => page.locator('.theme-doc-sidebar-menu details').first();
const tab = (page: Page) => page.getByRole('tab').nth(1);

/** Holds scripts back until `release` is called; without `which` those of React, not the loader. */
async function hold(page: Page, which = (url: string) => !loader.test(url)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    if (which(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

const arrive = (page: Page, to: string) => page.goto(to, {waitUntil: 'domcontentloaded'});

/** Scripts that the page itself asks for, prefetched ones not counted. */
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

test.describe('with a finger', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 780}});

  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'a key is pressed': (page) => page.keyboard.press('Home'),
    'the page scrolls': (page) => page.evaluate(() => window.scrollTo(0, 100)),
    'a finger presses': (page) => page.getByRole('heading', {level: 1}).tap(),
  };

  test('React starts with the first sign of the reader, and not before', async ({page}) => {
    const asked = scriptsOf(page);
    for (const [sign, act] of Object.entries(signs))
      await test.step(sign, async () => {
        await page.goto('/docs/intro');
        await settled(page);
        expect(asked).toEqual([]);
        await act(page);
        await answers(page);
        asked.length = 0;
      });
  });

  test('menu: opens without React, and stays as it is when React answers', async ({page}) => {
    const release = await hold(page);
    await arrive(page, path);
    await toggle(page).tap();
    await expect(menu(page).getByRole('link', {name: 'Updates and News'})).toBeInViewport();
    await expect(page.getByRole('button', {name: 'Close menu'})).toBeFocused();
    release();
    await answers(page);
    await settled(page);
    await expect(menu(page).locator(`a[href="${path}"]`)).toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', {name: 'Close menu'})).toBeFocused();
  });
});

test('colour mode: switched, named and stored without React', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const release = await hold(page);
  await arrive(page, '/docs/intro');
  for (const choice of ['light', 'dark']) {
    await colourToggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', choice);
    await expect(colourToggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice);
  }
  release();
  await hydrated(page);
  await expect(colourToggle(page)).toHaveAccessibleName(/currently dark mode/);
  await colourToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
});

test('search page: what is typed into its field before React comes stays there', async ({page}) => {
  const release = await hold(page);
  await arrive(page, '/search?q=retention');
  const input = page.getByRole('searchbox', {name: 'Search the documentation'});
  await input.pressSequentially('export');
  release();
  await answers(page);
  await expect(page).toHaveURL('/search?q=export');
  await expect(input).toHaveValue('export');
  await input.pressSequentially('s');
  await expect(page).toHaveURL('/search?q=exports');
});

test('sidebar: a section opens without React, and stays open with it', async ({page}) => {
  const release = await hold(page);
  await arrive(page, '/docs/intro');
  await section(page).locator('summary').first().click();
  await expect(section(page)).toHaveAttribute('open');
  release();
  await answers(page);
  await settled(page);
  await expect(section(page)).toHaveAttribute('open');
  await expect(section(page).locator('summary').first()).toBeFocused();
  await expect(page).toHaveURL('/docs/intro');
});

test('tabs: the one that was pressed is chosen when React is there, and at once on the next visit', async ({
  page,
}) => {
  const release = await hold(page);
  await arrive(page, withTabs().path);
  await tab(page).click();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  release();
  await answers(page);
  await settled(page);
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await hydrated(page);
  await page.getByRole('tab').first().click();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'false');
});

type Act = {at: string; act: (page: Page) => Promise<void>; isDone: (page: Page) => Promise<void>};

const acts = {
  'the colour mode': {
    at: '/docs/intro',
    act: (page) => colourToggle(page).click(),
    isDone: (page) => expect(html(page)).toHaveAttribute('data-theme-choice', 'light'),
  },
  'the console': {
    at: operationWithBody().path,
    act: (page) => page.getByRole('button', {name: 'Try it'}).click(),
    isDone: (page) => expect(consoleOf(page)).toBeVisible(),
  },
} satisfies Record<string, Act>;

for (const [name, {at, act, isDone}] of Object.entries(acts))
  test(`${name}: pressed before the loader is there, it is done when it comes`, async ({page}) => {
    await connect(page, {saveData: true, effectiveType: '4g'});
    const release = await hold(page, (url) => loader.test(url));
    await arrive(page, at);
    await act(page);
    release();
    await isDone(page);
    await hydrated(page);
    await isDone(page);
  });

test('the loader does not answer: the page says that it loads, then that it did not, then does what was pressed', async ({
  page,
  noise,
}) => {
  noise.allow(/in time/);
  const {at, act, isDone} = acts['the colour mode'];
  await page.clock.install();
  const release = await hold(page, (url) => loader.test(url));
  await arrive(page, at);
  await act(page);
  await page.clock.fastForward(2500);
  await expect(page.locator('[data-waiting]')).toHaveAttribute('data-waiting', 'loading…');
  await page.clock.fastForward(10_500);
  await expect(page.getByRole('alert').first()).toContainText('Part of this page did not load.');
  release();
  await isDone(page);
  await hydrated(page);
  await expect(page.getByRole('alert').filter({hasText: 'did not load'})).toHaveCount(0);
});
