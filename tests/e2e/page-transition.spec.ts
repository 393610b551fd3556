/** One page fades into the next where motion is welcome, and nothing the reader does meanwhile is lost. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

declare global {
  interface Window {
    fades: number;
  }
}

/** Has the page count its transitions. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.fades = 0;
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.fades += 1;
      return original(update);
    };
  });
  return () => page.evaluate(() => window.fades);
}

/** Lets the page's clock run faster or slower, which makes its machine slow or quick. */
async function setClock(page: Page, factor: number): Promise<void> {
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * times;
  }, factor);
}

const quick = 0.001;
const slow = 1000;

async function follow(page: Page, name: string, title: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
}

async function followThree(page: Page): Promise<void> {
  await open(page, '/docs/focus/admin/account');
  await follow(page, 'Groups', 'Groups');
  await follow(page, 'Audit', 'Audit log');
  await follow(page, 'Endpoints', 'Endpoints');
}

test('a page fades into the next on a quick machine, and clicks meanwhile count', async ({page}) => {
  const fades = await countFades(page);
  await setClock(page, quick);
  await followThree(page);
  // How quick the machine is shows with the first page.
  expect(await fades()).toBe(2);
});

test('a link inside the page does not fade', async ({page}) => {
  const fades = await countFades(page);
  await setClock(page, quick);
  await followThree(page);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  expect(await fades()).toBe(2);
});

for (const [where, clock, reducedMotion] of [
  ['on a slow machine', slow, 'no-preference'],
  ['where motion is not welcome', quick, 'reduce'],
] as const) {
  test(`nothing fades ${where}`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    const fades = await countFades(page);
    await setClock(page, clock);
    await followThree(page);
    expect(await fades()).toBe(0);
  });
}
