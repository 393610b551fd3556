/** The search modal as the specs use it. */
import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

export const modal = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** The same element before React and with it: a text box first, a combobox once there may be results. */
export const field = (page: Page): Locator => modal(page).getByLabel('Search', {exact: true});

export const hits = (page: Page): Locator => modal(page).getByRole('option');

/** Recent searches and favourites, before a query. */
export const remembered = (page: Page): Locator =>
  modal(page)
    .getByRole('list', {name: /^(Recent|Favourites)$/})
    .getByRole('listitem');

/** The results on the search page. */
export const results = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', {name: 'Results'}).getByRole('listitem');

/** Where the modal keeps, under DocSearch's keys, what a reader searched and pinned. */
export const storageKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__help-uk',
  favourite: '__DOCSEARCH_FAVORITE_SEARCHES__help-uk',
} as const;

export type Stored = {objectID: string; url: string; type: string; hierarchy: Record<string, string | null>};

/** An entry as DocSearch's own modal stored it. */
export function entryOf(lvl1: string, url: string, changes: Partial<Stored> = {}): Stored {
  const hierarchy = {lvl0: 'Focus', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: url, url, type: 'lvl1', hierarchy, ...changes};
}

/** Opens the modal from the keyboard. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  return field(page);
}

/** Opens the modal without the last query of the visit. */
export async function openStart(page: Page): Promise<void> {
  await (await openSearch(page)).fill('');
}

/** Opens the modal, asks, and waits for the first hit. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await (await openSearch(page)).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

/** Puts entries where the modal finds them when it opens next. */
export async function store(page: Page, key: string, entries: readonly Stored[]): Promise<void> {
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify(entries),
  ] as const);
}

export async function stored(page: Page, key: string): Promise<Stored[]> {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '[]') as Stored[];
}

/**
 * Counts the answers of the embedded engine, on pages that are opened from now on.
 *
 * @returns acts, and waits until the engine has answered after it and what it answered would be drawn
 */
export async function watchAnswers(page: Page): Promise<(act: () => Promise<void>) => Promise<void>> {
  await page.addInitScript(() => {
    const answers: number[] = [];
    Object.assign(window, {answers});
    window.Worker = class extends Worker {
      constructor(...address: ConstructorParameters<typeof Worker>) {
        super(...address);
        this.addEventListener('message', () => answers.push(1));
      }
    };
  });
  const count = () => page.evaluate(() => (window as unknown as {answers: number[]}).answers.length);
  return async (act) => {
    const before = await count();
    await act();
    await expect.poll(count).toBeGreaterThan(before);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
}
