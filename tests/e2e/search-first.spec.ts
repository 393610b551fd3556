/** The search dialog as the first act: one field before React and with it, from which nothing is lost. */
import type {Page} from '@playwright/test';
import {section, subject} from '../support/scenes';
import {expect, hydrated, inTable, test} from './fixtures';
import {topBar} from './page-helpers';
import {entryOf, field, hits, modal, remembered, storageKeys} from './search';

/** Holds React's scripts back until `release` is called. */
async function withoutReact(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const {title, path} = subject();

const openers: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) => page.keyboard.press('/'),
  'Control+k': (page) => page.keyboard.press('Control+k'),
  'Meta+k': (page) => page.keyboard.press('Meta+k'),
  'the button': (page) =>
    topBar(page)
      .getByRole('button', {name: /^Search/})
      .click({delay: 90}),
};

const link = (page: Page) => page.getByRole('main').getByRole('link').first();

const starts: Record<string, (page: Page) => Promise<void>> = {
  'nothing focused': () => Promise.resolve(),
  'a link focused': (page) => link(page).focus(),
  'text selected': (page) => page.getByRole('heading', {level: 1}).selectText(),
};

for (const [row, [opener, act]] of Object.entries(openers).entries())
  for (const [column, [start, prepare]] of Object.entries(starts).entries())
    for (const isHeld of [false, true]) {
      const place = inTable(((row + column) % 2 === 0) === isHeld);
      test(
        `search: ${opener}, ${start}${isHeld ? ', React late' : ''}: what is typed is found`,
        place,
        async ({page}) => {
          const release = isHeld ? await withoutReact(page) : () => {};
          await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
          await prepare(page);
          await act(page);
          await expect(field(page)).toBeFocused();
          await page.keyboard.type(title.slice(0, 5));
          release();
          await page.keyboard.type(title.slice(5));
          await expect(hits(page).first()).toContainText(title);
          await expect(field(page)).toHaveValue(title);
          await page.keyboard.press('Escape');
          await expect(modal(page)).toHaveCount(0);
          if (start === 'a link focused' && opener !== 'the button') await expect(link(page)).toBeFocused();
        },
      );
    }

for (const delay of [0, 40, 90])
  test(`search: keys every ${delay} ms with the caret in the middle keep their order`, async ({page}) => {
    const release = await withoutReact(page);
    await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
    await page.keyboard.press('/');
    await page.keyboard.type('legal order');
    await field(page).evaluate((input: HTMLInputElement) => {
      input.setSelectionRange(5, 5);
      Object.assign(window, {first: input});
    });
    await page.keyboard.type(' ho', {delay});
    release();
    await page.keyboard.type('ld now and then', {delay});
    await hydrated(page);
    await page.keyboard.type('!', {delay});
    await expect(field(page)).toHaveValue('legal hold now and then! order');
    expect(await field(page).evaluate((input) => input === (window as {first?: unknown}).first)).toBe(true);
    await expect(field(page)).toBeFocused();
  });

test('search: Enter before React leads to the search page', async ({page}) => {
  await withoutReact(page);
  await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('/');
  await page.keyboard.type('anything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=anything');
});

test('search: before React it closes by its button, a press beside it and the shortcut', async ({page}) => {
  await withoutReact(page);
  await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('/');
  await page.mouse.click(20, 400);
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toHaveCount(0);
  await page.setViewportSize({width: 360, height: 740});
  await page.keyboard.press('/');
  await modal(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(modal(page)).toHaveCount(0);
});

for (const url of ['/%', '/docs/%zz'])
  test(`search: a remembered address that cannot be read, ${url}, is left out`, async ({page}) => {
    const entries = JSON.stringify([entryOf('Bad', url), entryOf('Good', '/docs/intro')]);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.recent,
      entries,
    ] as const);
    await page.goto('/docs/support');
    await page.keyboard.press('/');
    await expect(remembered(page)).toHaveText([/Good/]);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  });

test('search: what crashes in it leaves the page whole, and it can be tried again', async ({page, noise}) => {
  noise.allow(/planted/);
  await page.goto('/docs/support');
  await page.evaluate(() => {
    // The panel trims the query while it draws.
    String.prototype.trim = function () {
      if (String(this) === 'crash') throw new RangeError('planted');
      return this.trimStart().trimEnd();
    };
  });
  await page.keyboard.press('/');
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('crash');
  await expect(modal(page).getByRole('alert')).toContainText('Search stopped working.');
  await expect(modal(page).getByRole('alert').getByRole('link')).toHaveAttribute('href', '/site-map');
  await expect(page.getByRole('heading', {name: 'Support', level: 1, includeHidden: true})).toBeVisible();
  await field(page).fill(title);
  await modal(page).getByRole('button', {name: 'Try again'}).click();
  await expect(hits(page).first()).toContainText(title);
});

test('search: Enter on a result puts the focus on its section', async ({page}) => {
  await page.goto('/docs/intro');
  await hydrated(page);
  await page.keyboard.press('/');
  const {query, address, place} = section();
  await page.keyboard.type(query);
  await expect(hits(page).first()).toContainText(query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${place.id}"]`)).toBeFocused();
});

test('search: Enter on a result that is a page puts the focus on its title', async ({page}) => {
  await page.goto('/docs/intro');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type(title);
  await expect(hits(page).first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeFocused();
});
