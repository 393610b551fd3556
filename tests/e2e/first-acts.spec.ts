/**
 * The first act of a reader on a page that has just come, whatever becomes of its files: it is done, or the page says why
 * not. Rows are acts, columns are what the reader had focused and what becomes of the files.
 */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Plugin} from 'esbuild';
import {bundleLoader} from '../../src/plugins/first-paint/bundle';
import {connect, expect, hydrated, test} from './fixtures';
import {complaints, faults} from './faults';
import {colourToggle, markDocument} from './places';
import {field} from './search';
import {consoleOf} from './try-it';

type Act = {
  path: string;
  width?: number;
  act: (page: Page) => Promise<void>;
  /** Throws while it is not done. */
  isDone: (page: Page) => Promise<void>;
  /** Kinds of files that it cannot do without. */
  needs: readonly Kind[];
};

/** Files of a page, by what they are for: their addresses. */
const kinds = {
  loader: /\/loader\.\w+\.js$/,
  bundler: /\/runtime~main\.\w+\.js$/,
  site: /\/main\.\w+\.js$/,
  page: /\/c\.\w+\.js$/,
  sheet: /\/styles\.\w+\.css$/,
} as const;

/** The elements that ask for them. */
const elements: Record<Kind, string> = {
  loader: 'script[src*="/loader."]',
  bundler: 'script[src*="/runtime~main."]',
  site: 'link[rel=preload][href*="/main."]',
  page: 'script[src*="/c."]',
  sheet: 'link[media="not all"]',
};

type Kind = keyof typeof kinds;

/** How often a document asks for them: the site's own script is had come before it runs. */
const attempts = {bundler: 3, site: 3, page: 3, sheet: 2} as Record<Kind, number>;

const press = {delay: 90};
const section = (page: Page) => page.locator('.theme-doc-sidebar-menu .product-transact > details');
const tab = (page: Page) => page.getByRole('tab').nth(1);
const toggle = (page: Page) => page.locator('.navbar__toggle');

const acts: Record<string, Act> = {
  'a section of the sidebar': {
    path: '/docs/focus/admin/retention',
    act: (page) => section(page).locator('summary').first().click(press),
    isDone: (page) => expect(section(page)).toHaveAttribute('open'),
    needs: [],
  },
  'the search': {
    path: '/docs/intro',
    act: (page) => page.keyboard.press('/'),
    isDone: (page) => expect(field(page)).toBeFocused(),
    needs: [],
  },
  'a tab': {
    path: '/docs/ai-api/getting-started',
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
    path: '/docs/focus/admin/retention',
    width: 390,
    act: (page) => toggle(page).click(press),
    isDone: (page) => expect(toggle(page)).toHaveAttribute('aria-expanded', 'true'),
    needs: ['loader'],
  },
  'the console': {
    path: '/docs/api/petstore/add-pet',
    act: (page) => page.getByRole('button', {name: 'Try it'}).click(press),
    isDone: (page) => expect(consoleOf(page)).toBeVisible(),
    needs: ['loader', 'bundler', 'site', 'page', 'sheet'],
  },
};

const starts: Record<string, (page: Page) => Promise<void>> = {
  'nothing focused': () => Promise.resolve(),
  'a link focused': (page) => page.locator('main a[href]').first().focus(),
  'text selected': (page) => page.getByRole('heading', {level: 1}).selectText(),
};

/** What a page says when it cannot do what was asked: a message, or words beside what was pressed. */
const words = (page: Page) => page.locator('[role=alert]:not(:empty), .notice:not(:empty), [data-waiting]');

const isSaid = (page: Page) => expect(words(page).first()).toBeAttached();

const doneOrSaid = async ({isDone}: Act, page: Page) => Promise.any([isDone(page), isSaid(page)]);

/** @returns whether the page is still the document that came first */
async function markOn(page: Page, act: Act, start: string): Promise<() => Promise<boolean>> {
  await arrive(page, act, start);
  return markDocument(page);
}

async function arrive(page: Page, {path, width = 1440}: Act, start: string): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await starts[start]!(page);
}

/** @param times how many requests for the file come to grief */
async function spoil(page: Page, kind: Kind, fault: string, times = Infinity): Promise<() => number> {
  let count = 0;
  await page.route(kinds[kind], async (route) => {
    if ((count += 1) > times) return route.continue();
    const response = await route.fetch();
    return faults[fault]!(route, await response.body(), response.headers()['content-type'] ?? '');
  });
  return () => count;
}

async function allComes(page: Page, act: Act, start: string): Promise<void> {
  await arrive(page, act, start);
  await act.act(page);
  await act.isDone(page);
  await hydrated(page);
  await act.isDone(page);
  await expect(words(page)).toHaveCount(0);
}

async function failsOnce(page: Page, act: Act, start: string, kind: Kind): Promise<void> {
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
async function comesAnew(page: Page, act: Act, kind: Kind): Promise<void> {
  await spoil(page, kind, 'fails', attempts[kind]);
  const isSame = await markOn(page, act, 'nothing focused');
  await act.act(page);
  await expect.poll(() => isSame().catch(() => true)).toBe(false);
  await hydrated(page);
  await expect(words(page)).toHaveCount(0);
}

async function failsForEver(page: Page, act: Act, kind: Kind, fault: string): Promise<void> {
  const count = await spoil(page, kind, fault);
  await arrive(page, act, 'nothing focused');
  await act.act(page);
  if (act.needs.includes(kind)) await doneOrSaid(act, page);
  else await act.isDone(page);
  await expect.poll(count).toBeGreaterThan(0);
  // Nobody is left with a page that looks as if it worked.
  if (kind !== 'sheet' && kind !== 'page') await isSaid(page);
}

test.beforeEach(async ({page, noise}) => {
  complaints.forEach((complaint) => noise.allow(complaint));
  // Nothing is fetched ahead.
  await connect(page, {saveData: true, effectiveType: '4g'});
});

const startNames = Object.keys(starts);

for (const [row, [name, act]] of Object.entries(acts).entries()) {
  for (const start of startNames)
    test(`${name}, ${start}: all comes: it is done, and stays done`, ({page}) => allComes(page, act, start));

  for (const [column, kind] of (Object.keys(kinds) as Kind[]).entries()) {
    const start = startNames[(row + column) % startNames.length]!;

    test(`${name}, ${start}: the ${kind} fails once: it is done`, ({page}) =>
      failsOnce(page, act, start, kind));

    // The page is loaded anew, so that the act itself has to be the first sign.
    for (const fault of ['fails', 'is a page', 'is cut off', 'has status 503'])
      test(`${name}: the ${kind} ${fault}: it is done, or said`, ({page}) =>
        failsForEver(page, act, kind, fault));

    test(`${name}, ${start}: the ${kind} never answers: it is said, and done when it does`, async ({
      page,
    }) => {
      await page.clock.install();
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(kinds[kind], async (route) => {
        await released;
        await route.continue();
      });
      await arrive(page, act, start);
      await act.act(page);
      await expect(page.locator(elements[kind]).first()).toBeAttached();
      if (!act.needs.includes(kind)) await act.isDone(page);
      else {
        await page.clock.fastForward(2500);
        await expect(page.locator('[data-waiting]')).toHaveAttribute('data-waiting', 'loading…');
      }
      await page.clock.fastForward(10_500);
      await expect(page.getByRole('alert').first()).toContainText('Part of this page did not load.');
      release();
      await act.isDone(page);
      await hydrated(page);
      await expect(words(page)).toHaveCount(0);
    });
  }

  test(`${name}: another version of the site: it is done, or said`, async ({page}) => {
    await page.route('**/version.json', (route) => route.fulfill({json: {version: 'ffffffff'}}));
    await spoil(page, 'site', 'is gone');
    await arrive(page, act, 'nothing focused');
    await act.act(page);
    await expect(page.getByText('This site was updated.').first()).toBeVisible();
  });

  test(`${name}: offline, and back: it is done`, async ({page, context}) => {
    await arrive(page, act, 'nothing focused');
    await page.waitForLoadState();
    await context.setOffline(true);
    await act.act(page);
    await doneOrSaid(act, page);
    await isSaid(page);
    await context.setOffline(false);
    await hydrated(page);
    await act.isDone(page).catch(async () => {
      // The page was loaded again: what was pressed is there to be pressed.
      await act.act(page);
      await act.isDone(page);
    });
  });
}

/** Transitions of the start, each as if it had been forgotten, and a row that tells. */
const mutations: Record<
  string,
  {file: string; code: string; becomes: string; row: (page: Page) => Promise<void>}
> = {
  'no second attempt': {
    file: 'loader/files.ts',
    code: '.catch(() => once(href, onSlow))',
    becomes: '',
    row: (page) => failsOnce(page, acts['a tab']!, 'nothing focused', 'sheet'),
  },
  'no other document': {
    file: 'loader/index.ts',
    code: 'if (version && freshDocument()) return;',
    becomes: '',
    row: (page) => comesAnew(page, acts['a tab']!, 'sheet'),
  },
  'no word of a failure': {
    file: 'loader/index.ts',
    code: "showNotice(version && version !== pageVersion() ? 'outdated' : 'failed');",
    becomes: '',
    row: (page) => failsForEver(page, acts['a section of the sidebar']!, 'site', 'fails'),
  },
  'no answer to the press that came before the loader': {
    file: 'loader/presses.ts',
    code: '  hub.answer();\n',
    becomes: '',
    row: (page) => allComes(page, acts['a tab']!, 'nothing focused'),
  },
  'no handover': {
    file: 'loader/index.ts',
    code: 'for (const act of hub.handovers) act();',
    becomes: '',
    row: (page) => allComes(page, acts['the console']!, 'nothing focused'),
  },
};

for (const [name, {file, code, becomes, row}] of Object.entries(mutations))
  test(`the matrix tells of a start with ${name}`, async ({page}) => {
    const plant: Plugin = {
      name: 'plant',
      setup: (loader) =>
        loader.onLoad({filter: new RegExp(`${file}$`)}, ({path}) => {
          const text = readFileSync(path, 'utf8');
          expect(text).toContain(code);
          return {contents: text.replace(code, becomes), loader: 'ts'};
        }),
    };
    const body = await bundleLoader({offersSystem: true}, [plant]);
    await page.route(kinds.loader, (route) => route.fulfill({contentType: 'text/javascript', body}));
    await expect(row(page)).rejects.toThrow();
  });
