/** The search modal as the specs use it. */
import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

export const modal = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

export const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Search'});

export const hits = (page: Page): Locator => modal(page).getByRole('treeitem');

/** Where DocSearch keeps what a reader searched and pinned. */
export const storageKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__help-uk',
  favourite: '__DOCSEARCH_FAVORITE_SEARCHES__help-uk',
} as const;

export type Stored = {objectID: string; url: string; hierarchy: {lvl1: string}};

/** Opens the modal from the keyboard. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  return field(page);
}

/** Opens the modal, asks, and waits for the first hit. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await (await openSearch(page)).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

export async function stored(page: Page, key: string): Promise<Stored[]> {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '[]') as Stored[];
}
