/** What happens between two pages: a fade where motion is welcome, no work for the old page, and nothing is lost. */
import type {Page} from '@playwright/test';
import {company, type BuiltPage} from '../support/scenes';
import {connect, expect, open, test} from './fixtures';
import {settled} from './page-helpers';
import {changeScript} from './change-script';

declare global {
  interface Window {
    fades: number;
    draws: number;
    order?: string[];
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

/** A page where a reader starts, and three beside it. */
const [start, first, second, third] = company();

const linkTo = (page: Page, {path}: BuiltPage) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${path}"]`);

async function follow(page: Page, target: BuiltPage): Promise<void> {
  await linkTo(page, target).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(target.title);
}

async function followThree(page: Page): Promise<void> {
  await open(page, start.path);
  for (const target of [first, second, third]) await follow(page, target);
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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`whoever goes back finds the place, where motion has ${reducedMotion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    await setClock(page, quick);
    await followThree(page);
    const middle = page.locator('.markdown > h2').nth(5);
    await middle.scrollIntoViewIfNeeded();
    const top = () => middle.evaluate((element) => element.getBoundingClientRect().top);
    const place = await top();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await follow(page, first);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(third.title);
    await expect(middle).toBeInViewport();
    expect(await top()).toBeCloseTo(place, -1);
  });
}

test('what a page does when it is there comes after the task that draws it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, start.path);
  await page.evaluate((title) => {
    const note = (what: string) => (window.order ??= []).push(what);
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== title) return;
      observer.disconnect();
      note('drawn');
    }).observe(document.body, {childList: true, subtree: true});
    // The site puts the focus at the top of a new page.
    document.addEventListener('focusout', () => note('focus'));
  }, first.title);
  await follow(page, first);
  await expect.poll(() => page.evaluate(() => window.order?.slice(0, 2))).toEqual(['drawn', 'focus']);
});

test('the page is not drawn again when the reader leaves it', async ({page}) => {
  const changed = await changeScript(page, {
    holding: `"source":"@site/${start.source}"`,
    replace: /default:\(\)=>(\w+)/,
    by: 'default:()=>(props)=>{window.draws=(window.draws??0)+1;return $1(props)}',
  });
  const draws = () => page.evaluate(() => window.draws);
  await open(page, start.path);
  await settled(page);
  expect(changed()).toBe(1);
  const before = await draws();
  expect(before).toBeGreaterThan(0);
  await follow(page, first);
  expect(await draws()).toBe(before);
});

test('a page that comes late does not take the place of one that was opened after it', async ({page}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, start.path);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isLate = (await response.text()).includes(`"source":"@site/${first.source}"`);
    if (isLate) await held;
    await route.fulfill({response});
  });
  const late = page.waitForRequest(/assets/);
  await linkTo(page, first).click();
  await late;
  await follow(page, second);
  release();
  await page.waitForLoadState('networkidle');
  await settled(page);
  await expect(page).toHaveURL(second.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(second.title);
});
