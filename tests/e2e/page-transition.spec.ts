/** What happens between two pages: a fade where motion is welcome, no work for the old page, and nothing is lost. */
import type {Page} from '@playwright/test';
import {connect, expect, open, test} from './fixtures';
import {settled} from './places';
import {changeScript} from './scripts';

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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`whoever goes back finds the place, where motion has ${reducedMotion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    await setClock(page, quick);
    await followThree(page);
    const middle = page.locator('.markdown > h2').nth(5);
    await middle.scrollIntoViewIfNeeded();
    // The diagram above may come meanwhile, and what is read stays in place.
    const top = () => middle.evaluate((element) => element.getBoundingClientRect().top);
    const place = await top();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await follow(page, 'Groups', 'Groups');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Endpoints');
    await expect(middle).toBeInViewport();
    expect(await top()).toBeCloseTo(place, -1);
  });
}

test('what a page does when it is there comes after the task that draws it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/focus/admin/account');
  await page.evaluate(() => {
    const note = (what: string) => (window.order ??= []).push(what);
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Groups') return;
      observer.disconnect();
      note('drawn');
    }).observe(document.body, {childList: true, subtree: true});
    // The site puts the focus at the top of a new page.
    document.addEventListener('focusout', () => note('focus'));
  });
  await follow(page, 'Groups', 'Groups');
  await expect.poll(() => page.evaluate(() => window.order?.slice(0, 2))).toEqual(['drawn', 'focus']);
});

test('the page is not drawn again when the reader leaves it', async ({page}) => {
  const changed = await changeScript(page, {
    holding: '"source":"@site/docs/focus/admin/account.md"',
    replace: /default:\(\)=>(\w+)/,
    by: 'default:()=>(props)=>{window.draws=(window.draws??0)+1;return $1(props)}',
  });
  const draws = () => page.evaluate(() => window.draws);
  await open(page, '/docs/focus/admin/account');
  await settled(page);
  expect(changed()).toBe(1);
  const before = await draws();
  expect(before).toBeGreaterThan(0);
  await follow(page, 'Groups', 'Groups');
  expect(await draws()).toBe(before);
});

test('a page that comes late does not take the place of one that was opened after it', async ({page}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, '/docs/focus/admin/account');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isLate = (await response.text()).includes('"source":"@site/docs/focus/admin/groups.md"');
    if (isLate) await held;
    await route.fulfill({response});
  });
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const late = page.waitForRequest(/assets/);
  await sidebar.getByRole('link', {name: 'Groups', exact: true}).click();
  await late;
  await follow(page, 'Audit', 'Audit log');
  release();
  await page.waitForLoadState('networkidle');
  await settled(page);
  await expect(page).toHaveURL('/docs/focus/admin/audit');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Audit log');
});
