/** First acts of a reader, what can become of the files of a page, and what is to come of both. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {areaOf, illustrated, operationWithBody, withTabs} from '../support/scenes';
import {connect, expect, hydrated, type Noise} from './fixtures';
import {complaints, faults} from './faults';
import {colourToggle, markDocument} from './page-helpers';
import {consoleOf} from './try-it';

export type Act = {
  path: string;
  width?: number;
  act: (page: Page) => Promise<void>;
  /** Throws while it is not done. */
  isDone: (page: Page) => Promise<void>;
  /** Kinds of files that it cannot do without. */
  needs: readonly Kind[];
};

/** Files of a page, by what they are for: their addresses. */
export const kinds = {
  loader: /\/loader\.\w+\.js(\?|$)/,
  bundler: /\/runtime~main\.\w+\.js$/,
  site: /\/main\.\w+\.js$/,
  page: /\/c\.\w+\.js$/,
  sheet: /\/styles\.\w+\.css$/,
} as const;

/** The elements that ask for them; the loader is imported. */
export const elements: Partial<Record<Kind, string>> = {
  bundler: 'script[src*="/runtime~main."]',
  site: 'link[rel=preload][href*="/main."]',
  page: 'script[src*="/c."]',
  sheet: 'link[media="not all"]',
};

export type Kind = keyof typeof kinds;

/** How often a document asks for a file, the preload of a script included, before it gives way to another. */
export const attempts = {bundler: 3, site: 3, sheet: 2} as Partial<Record<Kind, number>>;

const press = {delay: 90};
/** A product whose section is closed on the page of the first act. */
const closed = products.filter(({id}) => id !== areaOf(illustrated())).at(-1)!;
const section = (page: Page) => page.locator(`.theme-doc-sidebar-menu .product-${closed.id} > details`);
const tab = (page: Page) => page.getByRole('tab').nth(1);
const toggle = (page: Page) => page.locator('.navbar__toggle');

export const acts: Record<string, Act> = {
  'a section of the sidebar': {
    path: illustrated().path,
    act: (page) => section(page).locator('summary').first().click(press),
    isDone: (page) => expect(section(page)).toHaveAttribute('open'),
    needs: [],
  },
  'a tab': {
    path: withTabs().path,
    act: (page) => tab(page).click(press),
    isDone: (page) => expect(tab(page)).toHaveAttribute('aria-selected', 'true'),
    needs: ['loader'],
  },
  'the colour mode': {
    path: '/docs/intro',
    act: (page) => colourToggle(page).click(press),
    isDone: (page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light'),
    needs: ['loader'],
  },
  'the menu': {
    path: illustrated().path,
    width: 390,
    act: (page) => toggle(page).click(press),
    isDone: (page) => expect(toggle(page)).toHaveAttribute('aria-expanded', 'true'),
    needs: ['loader'],
  },
  'the console': {
    path: operationWithBody().path,
    act: (page) => page.getByRole('button', {name: 'Try it'}).click(press),
    isDone: (page) => expect(consoleOf(page)).toBeVisible(),
    needs: ['loader', 'bundler', 'site', 'page', 'sheet'],
  },
};

export const starts: Record<string, (page: Page) => Promise<void>> = {
  'nothing focused': () => Promise.resolve(),
  'a link focused': (page) => page.locator('main a[href]').first().focus(),
  'text selected': (page) => page.getByRole('heading', {level: 1}).selectText(),
};

/** What a page says when it cannot do what was asked: a message, or words beside what was pressed. */
export const words = (page: Page) =>
  page.locator('[role=alert]:not(:empty), .notice:not(:empty), [data-waiting]');

export const isSaid = (page: Page) => expect(words(page).first()).toBeAttached();

export const doneOrSaid = async ({isDone}: Act, page: Page) => Promise.any([isDone(page), isSaid(page)]);

/** @returns whether the page is still the document that came first */
async function markOn(page: Page, act: Act, start: string): Promise<() => Promise<boolean>> {
  await arrive(page, act, start);
  return markDocument(page);
}

export async function arrive(page: Page, {path, width = 1440}: Act, start: string): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await starts[start]!(page);
}

/** @param times how many requests for the file come to grief */
export async function spoil(page: Page, kind: Kind, fault: string, times = Infinity): Promise<() => number> {
  let count = 0;
  await page.route(kinds[kind], async (route) => {
    if ((count += 1) > times) return route.continue();
    const response = await route.fetch();
    return faults[fault]!(route, await response.body(), response.headers()['content-type'] ?? '');
  });
  return () => count;
}

export async function allComes(page: Page, act: Act, start: string): Promise<void> {
  await arrive(page, act, start);
  await act.act(page);
  await act.isDone(page);
  await hydrated(page);
  await act.isDone(page);
  await expect(words(page)).toHaveCount(0);
}

/** The press is over before the loader is there. */
export async function comesAfter(page: Page, act: Act): Promise<void> {
  let press = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.route(kinds.loader, async (route) => {
    await pressed;
    await route.fallback();
  });
  await arrive(page, act, 'nothing focused');
  await act.act(page);
  press();
  await act.isDone(page);
}

export async function failsOnce(page: Page, act: Act, start: string, kind: Kind): Promise<void> {
  const count = await spoil(page, kind, 'fails', 1);
  const isSame = await markOn(page, act, start);
  await act.act(page);
  await act.isDone(page);
  await hydrated(page);
  await act.isDone(page);
  expect(count()).toBeGreaterThan(1);
  expect(await isSame()).toBe(true);
}

/** The first document fails, with the file twice; the next one is whole. */
export async function comesAnew(page: Page, act: Act, kind: Kind): Promise<void> {
  await spoil(page, kind, 'fails', attempts[kind]);
  const isSame = await markOn(page, act, 'nothing focused');
  await act.act(page);
  await expect.poll(() => isSame().catch(() => true)).toBe(false);
  await hydrated(page);
  await expect(words(page)).toHaveCount(0);
}

export async function failsForEver(page: Page, act: Act, kind: Kind, fault: string): Promise<void> {
  const count = await spoil(page, kind, fault);
  await arrive(page, act, 'nothing focused');
  await act.act(page);
  if (act.needs.includes(kind)) await doneOrSaid(act, page);
  else await act.isDone(page);
  await expect.poll(count).toBeGreaterThan(0);
  // Nobody is left with a page that looks as if it worked.
  if (kind !== 'sheet' && kind !== 'page') await isSaid(page);
}

/** Nothing is fetched ahead, and what browsers say of a spoilt file is no noise. */
export async function prepare(page: Page, noise: Noise): Promise<void> {
  complaints.forEach((complaint) => noise.allow(complaint));
  await connect(page, {saveData: true, effectiveType: '4g'});
}
