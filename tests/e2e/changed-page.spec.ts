/** Somebody else changes the page: the first act of the reader is answered all the same, and nothing is lost or doubled. */
import type {Locator, Page} from '@playwright/test';
import {pick} from 'lodash';
import {newestPost, operationWithBody, pageAt, plain, subject, withTabs} from '../support/scenes';
import {expect, hydrated, open, startReact, test} from './fixtures';
import {settled, topBar} from './page-helpers';
import {field, hits, openSearch, results} from './search';
import {strangers, visitors} from './strangers';

const {title} = subject();
const searchField = (page: Page) => page.locator('main input[type=search]');
const tryIt = (page: Page) => page.locator('button[aria-controls]:has(.icon--play)');
const closedSection = (page: Page) => page.locator('.theme-doc-sidebar-menu details:not([open])').first();
const heading = (page: Page) => page.getByRole('heading', {level: 1});

type Act = {at: string; act: (page: Page) => Promise<void>; isDone: (page: Page) => Promise<unknown>};

const isFound = (page: Page) => expect(hits(page).first()).toContainText(title.split(' ')[0]!);

const acts: Record<string, Act> = {
  'the search by its button': {
    at: '/docs/support',
    async act(page) {
      // At its place, because React may put another button there meanwhile.
      const {x, y} = await page.evaluate(() => {
        const {left, top, width, height} = document
          .querySelector('nav [data-open-search]')!
          .getBoundingClientRect();
        return {x: left + width / 2, y: top + height / 2};
      });
      await page.mouse.click(x, y);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(title);
    },
    isDone: isFound,
  },
  'the search by its keys': {
    at: '/',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(title);
    },
    isDone: isFound,
  },
  'the console': {
    at: operationWithBody().path,
    act: (page) => tryIt(page).click(),
    isDone: (page) => expect(page.locator('form:has([type=submit]) textarea').first()).toBeVisible(),
  },
  'a section of the sidebar': {
    at: plain().path,
    act: (page) => closedSection(page).locator('summary').first().click(),
    isDone: (page) =>
      expect(page.locator('.theme-doc-sidebar-menu summary:focus ~ ul > li').nth(1)).toBeVisible(),
  },
  'a tab': {
    at: withTabs().path,
    act: (page) => page.getByRole('tab').nth(1).click(),
    isDone: (page) => expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
  },
  'the colour mode': {
    at: newestPost().path,
    act: (page) => page.locator('.color-mode button').click(),
    isDone: (page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light'),
  },
  'a link': {
    at: newestPost().path,
    act: (page) => topBar(page).locator('a[href="/docs/support"]').first().click(),
    isDone: (page) => expect(page).toHaveURL('/docs/support'),
  },
  'the field of the search page': {
    at: '/search?q=audit',
    async act(page) {
      await searchField(page).fill(title);
    },
    isDone: (page) => expect(results(page).first()).toBeVisible(),
  },
};

/** What needs React, or a script of its own: enough for changes that are no translation. */
const fewer = ['the search by its keys', 'the console', 'a section of the sidebar'];

for (const [who, come] of Object.entries(strangers))
  test.describe(who, () => {
    test.beforeEach(async ({page, noise}) => {
      noise.allow(/React/);
      await come(page);
    });

    const isTranslated = who.includes('translator');
    for (const [what, {at, act, isDone}] of Object.entries(isTranslated ? acts : pick(acts, fewer)))
      test(`${what} is answered`, async ({page}) => {
        await page.goto(at);
        await act(page);
        await isDone(page);
        await page.waitForLoadState();
        await page.evaluate(() => window.hub!.start());
        await hydrated(page);
        await settled(page);
        await isDone(page);
        await expect(page.locator('html')).toHaveAttribute('lang', isTranslated ? 'fr' : 'en-GB');
        if (isTranslated) await expect(heading(page)).toContainText('‹');
      });
  });

test('reading does not start React on a translated page, which it would render again', async ({page}) => {
  await strangers['a translator that wraps texts']!(page);
  await page.goto(plain().path);
  await startReact(page);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Tab');
  await settled(page);
  expect(await page.evaluate(() => window.hub!.state)).toBe('reading');
});

test('what the reader did stays when React renders the page again', async ({page, noise}) => {
  noise.allow(/React/);
  await strangers['a host that removes comments']!(page);
  await page.goto(operationWithBody().path);
  const state = () =>
    page.evaluate(() => ({
      focused: document.activeElement?.textContent,
      selected: String(getSelection()),
      open: document.querySelectorAll('details[open]').length,
      scrolled: scrollY,
    }));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('h1')!.dataset.old = '';
    // Of samples, one language is open.
    for (const fold of document.querySelectorAll('article details:not([data-value])'))
      (fold as HTMLDetailsElement).open = true;
    document.querySelector<HTMLElement>('article a')!.focus({preventScroll: true});
    getSelection()!.selectAllChildren(document.querySelector('article p')!);
    scrollTo(0, 300);
  });
  const before = await state();
  await hydrated(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  expect(await state()).toEqual(before);
});

test('a link that is pressed while React looks at the page leads on', async ({page, noise}) => {
  noise.allow(/React/);
  await strangers['a host that removes comments']!(page);
  await page.goto('/');
  await page.evaluate(() =>
    // Docusaurus keeps the root of React there as soon as it has one.
    Object.defineProperty(window, 'docusaurusRoot', {
      set: () =>
        queueMicrotask(() => document.querySelector<HTMLElement>('a[href="/docs/support"]')!.click()),
    }),
  );
  await page.evaluate(() => window.hub!.start());
  await expect(page).toHaveURL('/docs/support');
});

/** What a page shows, without what translators add. */
const shown = async (which: Locator) =>
  (await which.allInnerTexts()).map((text) => text.replace(/[‹›\s]/g, ''));

const [first, second] = title.split(' ') as [string, string];

for (const [who, come] of Object.entries(visitors))
  test.describe(`${who}, with React`, () => {
    const searches: Record<string, (page: Page) => Promise<{input: Locator; found: Locator}>> = {
      async 'the search page'(page) {
        await open(page, `/search?q=${first}`);
        return {input: searchField(page), found: results(page)};
      },
      async 'the search dialog'(page) {
        await open(page, '/docs/intro');
        await (await openSearch(page)).fill(first);
        return {input: field(page), found: hits(page)};
      },
    };
    for (const [what, start] of Object.entries(searches))
      test(`${what} shows what is found for what is typed on`, async ({page, context}) => {
        const other = await context.newPage();
        const expected = await start(other);
        await expected.input.fill(title);
        const {input, found} = await start(page);
        await expect(found.first()).toBeVisible();
        await come(page);
        await input.press('End');
        await input.pressSequentially(` ${second}`);
        await expect(input).toBeFocused();
        await expect(async () => {
          expect(await shown(found)).toEqual(await shown(expected.found));
          expect(await found.count()).toBeGreaterThan(0);
        }).toPass();
      });

    test('the console opens and closes, and the next page comes', async ({page}) => {
      await open(page, operationWithBody().path);
      await come(page);
      const button = page.locator('article button[aria-controls]:has(.icon)').first();
      for (const name of ['Close console', 'Try it']) {
        await button.click();
        await expect.poll(() => shown(button)).toEqual([name.replace(' ', '')]);
      }
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(operationWithBody().next!.to);
      await expect
        .poll(() => shown(heading(page)))
        .toEqual([pageAt(operationWithBody().next!.to).title.replace(/\s/g, '')]);
      await expect(page.locator('html')).toHaveAttribute('lang', who.includes('translator') ? 'fr' : 'en-GB');
    });
  });
