/** Files of the site that do not come while React runs: what the reader wanted is done, or the page says why not. */
import type {Page, Request} from '@playwright/test';
import {operationWithBody, pageAt, pathOf, plain} from '../support/scenes';
import {connect, expect, hydrated, inTable, open, startReact, test} from './fixtures';
import {complaints, faults} from './faults';
import {markDocument, topBar} from './page-helpers';
import {consoleOf} from './try-it';

type Wish = {
  /** Page where the reader is. */
  path: string;
  /** The file by its address or by a text that it holds. */
  isFile: (address: string, text: string) => boolean;
  act: (page: Page) => Promise<void>;
  done: (page: Page) => Promise<void>;
  /** What the page says when the file does not come; a page that is opened comes as a document instead. */
  says?: string;
  button?: string;
};

const operation = operationWithBody();
const next = pageAt(operation.next!.to);

const wishes: Record<string, Wish> = {
  'the page that is opened': {
    path: plain().path,
    isFile: (_, text) => text.includes('"source":"@site/docs/support.mdx"'),
    act: (page) => topBar(page).getByRole('link', {name: 'Support'}).click(),
    done: async (page) => {
      await expect(page).toHaveURL('/docs/support');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    },
  },
  'the search': {
    path: plain().path,
    isFile: (_, text) => text.includes('DocSearch-Dropdown') && text.includes('DocSearch-VisuallyHidden'),
    act: (page) =>
      topBar(page)
        .getByRole('button', {name: /^Search/})
        .click(),
    done: (page) => expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible(),
    says: 'Unable to fetch results',
    button: 'Try again',
  },
  'the console': {
    path: operation.path,
    isFile: (address) => /\.console\./.test(address),
    act: (page) => page.getByRole('button', {name: 'Try it'}).click(),
    done: (page) => expect(consoleOf(page)).toBeVisible(),
    says: 'The console could not be downloaded.',
    button: 'Load the page again',
  },
  'the script of the console': {
    path: operation.path,
    isFile: (_, text) => text.includes('Client secret'),
    act: (page) => page.getByRole('button', {name: 'Try it'}).click(),
    done: (page) => expect(consoleOf(page)).toBeVisible(),
    says: 'The console could not be downloaded.',
    button: 'Load the page again',
  },
  'the samples': {
    path: operation.path,
    isFile: (address) => /\.samples\./.test(address),
    act: (page) => page.getByRole('main').getByRole('link', {name: /^Next/}).click(),
    done: (page) => expect(page.locator('main details[open] > pre').first()).toContainText(pathOf(next)),
    says: 'The samples could not be loaded.',
    button: 'Load the page again',
  },
};

/** Has a file come to grief, `times` times. */
async function spoil(page: Page, {isFile}: Wish, fault: string, times = Infinity) {
  let count = 0;
  await page.route('**/assets/**', async (route) => {
    if (!/script|fetch|stylesheet/.test(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    if (!isFile(route.request().url(), body.toString()) || (count += 1) > times)
      return route.fulfill({response, body});
    return faults[fault]!(route, body, response.headers()['content-type'] ?? '');
  });
  return () => count;
}

/** Has the site name another version than the page has. */
const deploy = (page: Page) =>
  page.route('**/version.json', (route) => route.fulfill({json: {version: 'ffffffff'}}));

const isDocument = (request: Request) => request.isNavigationRequest();

test.beforeEach(async ({page, noise}) => {
  complaints.forEach((complaint) => noise.allow(complaint));
  // Nothing is fetched ahead.
  await connect(page, {saveData: true, effectiveType: '4g'});
});

for (const [row, [name, wish]] of Object.entries(wishes).entries()) {
  test(`${name}: a file that fails once is asked for again`, async ({page}) => {
    await open(page, wish.path);
    const count = await spoil(page, wish, 'fails', 1);
    const isSame = await markDocument(page);
    await wish.act(page);
    await wish.done(page);
    await expect.poll(count).toBeGreaterThan(1);
    expect(await isSame()).toBe(true);
  });

  for (const [column, fault] of Object.keys(faults).entries())
    test(
      `${name}: a file that ${fault} is done without, or told`,
      inTable((row + column) % 3 === 0),
      async ({page}) => {
        await page.clock.install();
        await open(page, wish.path);
        const count = await spoil(page, wish, fault);
        await wish.act(page);
        await expect.poll(count).toBeGreaterThan(0);
        if (fault === 'never answers') await page.clock.fastForward(11_000);
        if (!wish.says) return wish.done(page);
        await expect(page.getByText(wish.says).first()).toBeVisible();
        await expect(page.getByRole('button', {name: wish.button, exact: true}).first()).toBeVisible();
        await expect(page.getByText('your connection')).toHaveCount(0);
        return undefined;
      },
    );

  test(`${name}: after a deployment, the reader hears of it`, async ({page}) => {
    await deploy(page);
    await open(page, wish.path);
    await spoil(page, wish, 'is gone');
    await wish.act(page);
    if (!wish.says) return wish.done(page);
    await expect(page.getByText('This site was updated.').first()).toBeVisible();
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const again = page.waitForEvent('load');
    await page.getByRole('button', {name: 'Reload', exact: true}).first().click();
    await again;
    await hydrated(page);
    return undefined;
  });
}

/** Has the first document be of an older version. */
async function openOld(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-version=\w+/, 'data-version=00000000');
    return route.fulfill({response, body});
  });
  await open(page, path);
  await page.unroute(`**${path}`);
}

test('a page that came as a document of a new version says so, and begins at its top', async ({page}) => {
  const {path, act, done} = wishes['the page that is opened']!;
  await openOld(page, path);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await spoil(page, wishes['the page that is opened']!, 'is gone');
  page.on('request', (request) => isDocument(request) && void page.unroute('**/assets/**'));
  await act(page);
  await done(page);
  const note = page.getByRole('status').filter({hasText: 'This site was updated.'});
  await expect(note).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await note.getByRole('button', {name: 'Close'}).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(note).toHaveCount(0);
});

test('a page that opens its search again in a new version says so in front of it', async ({page}) => {
  const wish = wishes['the search']!;
  await openOld(page, wish.path);
  await spoil(page, wish, 'is gone');
  await wish.act(page);
  const reload = page.getByRole('button', {name: 'Reload', exact: true}).first();
  await expect(reload).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await reload.click();
  const note = page.getByRole('status').filter({hasText: 'This site was updated.'});
  await expect(
    page.getByRole('dialog', {name: 'Search'}).and(page.locator(':has(.notice-updated)')),
  ).toBeVisible();
  await expect(note.getByRole('button', {name: 'Close'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('no loop: when the fresh document fails as well, a red message, and Retry', async ({page}) => {
  const wish = wishes['the page that is opened']!;
  await open(page, wish.path);
  await spoil(page, wish, 'is gone');
  let documents = 0;
  page.on('request', (request) => isDocument(request) && (documents += 1));
  await wish.act(page);
  await expect.poll(() => documents).toBe(1);
  await page.waitForLoadState();
  await startReact(page);
  // The starter says the same of a loader that is late, with a link.
  const retry = page
    .getByRole('alert')
    .filter({hasText: 'Part of this page did not load.'})
    .getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible({timeout: 30_000});
  expect(documents).toBe(1);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await retry.click();
  await hydrated(page);
  await wish.done(page);
});

test('a link pressed while a page does not answer works', async ({page}) => {
  await page.clock.install();
  const wish = wishes['the page that is opened']!;
  await open(page, wish.path);
  const isSame = await markDocument(page);
  const count = await spoil(page, wish, 'never answers');
  await wish.act(page);
  await expect.poll(count).toBe(1);
  await topBar(page).getByRole('link', {name: 'Updates and News'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/blog');
  expect(await isSame()).toBe(true);
});

test('the version stays on the page when React takes over and moves on', async ({page}) => {
  const {version} = (await (await page.request.get('/version.json')).json()) as {version: string};
  await page.goto('/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-version', version);
  await hydrated(page);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  await expect(page.locator('html')).toHaveAttribute('data-version', version);
});
