/** The search dialog: finding, choosing, going there. */
import type {Page, Route} from '@playwright/test';
import {products} from '../../src/site/products';
import {section, subject} from '../support/scenes';
import {colourViolations, expect, hydrated, open, test, violations} from './fixtures';
import {markDocument, topBar} from './page-helpers';
import {field, hits, modal, openSearch, searchFor, watchAnswers} from './search';

const {title, path} = subject();
const {query, address, place} = section();
const broad = products[0]!.name;

const opener = (page: Page) => topBar(page).getByRole('button', {name: /^Search/});

/** Holds scripts back until the function that it returns is called. */
async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('search: a combobox whose list the arrow keys go round, with the number of results', async ({page}) => {
  await page.goto('/docs/intro');
  const input = await openSearch(page);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await input.fill(broad);
  const listbox = modal(page).getByRole('listbox', {name: 'Results'});
  await expect(listbox.getByRole('group', {name: broad}).getByRole('option').first()).toBeVisible();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-controls', (await listbox.getAttribute('id'))!);
  await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results$/);
  const expectActive = async (index: number) => {
    await expect(hits(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await hits(page).nth(index).getAttribute('id'))!,
    );
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive((await hits(page).count()) - 1);
  await expect(hits(page).last()).toBeInViewport();
  await hits(page).nth(2).scrollIntoViewIfNeeded();
  await hits(page).nth(2).hover();
  await expectActive(2);
  // The Enter that ends a composition in Safari.
  await input.dispatchEvent('keydown', {key: 'Enter', keyCode: 229});
  await expect(input).toBeFocused();
  await expect(page).toHaveURL('/docs/intro');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(input).toHaveValue(`x${broad}`);
});

test('search: without React a hit is followed as a link, with it by the router to its section', async ({
  page,
}) => {
  for (const isReady of [false, true]) {
    await page.goto('/docs/intro');
    if (isReady) await hydrated(page);
    const isSame = await markDocument(page);
    await searchFor(page, query);
    await expect(hits(page).first()).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.locator(`[id="${place.id}"]`)).toBeInViewport();
    await expect(modal(page)).toHaveCount(0);
    expect(await isSame()).toBe(isReady);
    if (isReady) await expect(page.locator(`[id="${place.id}"]`)).toBeFocused();
  }
});

test('search: Ctrl+Enter opens the hit in a new tab', async ({page, context}) => {
  await page.goto('/');
  await searchFor(page, query);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(address);
  await expect(page).toHaveURL('/');
  await expect(modal(page)).toBeVisible();
});

test('search: Enter before the answer waits for it', async ({page}) => {
  const release = await hold(page, '**/search-index/**');
  await page.goto('/');
  await (await openSearch(page)).fill(query);
  // Before that, Enter leads to the search page.
  await expect(field(page)).toHaveRole('combobox');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await release();
  await expect(page).toHaveURL(address);
});

test('search: a hit that is pressed slowly is followed, though an answer comes meanwhile', async ({page}) => {
  const answered = await watchAnswers(page);
  await page.goto('/docs/intro');
  await openSearch(page);
  await answered(() => page.keyboard.type(title));
  await expect(hits(page).first()).toContainText(title);
  await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
  await hits(page).first().locator('.DocSearch-Hit-title').hover();
  await page.mouse.down();
  await answered(() => field(page).fill(title.slice(0, -1)));
  await page.mouse.up();
  await expect(page).toHaveURL(path);
});

test('search: text selected on the page comes first, then the last query of the visit', async ({page}) => {
  await page.goto(path);
  await searchFor(page, broad);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(field(page)).toHaveValue(broad);
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  // A key may come before the event `close`, which is queued.
  await page.evaluate(async () => {
    document.querySelector<HTMLDialogElement>('dialog.DocSearch')!.close();
    await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
  });
  await expect(field(page)).toHaveValue(broad);
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', {level: 1}).selectText();
  await openSearch(page);
  await expect(field(page)).toHaveValue(title);
  await modal(page).getByRole('button', {name: 'Clear the query'}).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(field(page)).toHaveValue('');
});

test('search: the page behind is out of reach; a press beside it and the way back close it', async ({
  page,
}) => {
  await open(page, '/');
  // The way back leads to a page that React showed; what the browser loaded it leaves.
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support');
  await openSearch(page);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = () => !!document.activeElement?.matches(':is(main, nav, footer) :not(dialog *)');
    expect(await page.evaluate(isOutside)).toBe(false);
  }
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.mouse.click(20, 400);
  await expect(modal(page)).toHaveCount(0);
  await openSearch(page);
  await page.evaluate(() => history.back());
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/support');
});

test('search: no results with words to try, a correction that can be refused, areas that narrow it', async ({
  page,
}) => {
  const answered = await watchAnswers(page);
  await page.goto('/');
  const input = await openSearch(page);
  await input.fill('<zzqx>&"');
  await expect(modal(page).getByRole('status')).toContainText('No results for “<zzqx>&"”');
  await expect(modal(page).locator('zzqx')).toHaveCount(0);
  await expect(modal(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    '/docs/support?query=%3Czzqx%3E%26%22',
  );
  await modal(page).getByRole('button', {name: broad, exact: true}).click();
  await expect(input).toHaveValue(broad);
  await expect(hits(page).first()).toBeVisible();
  await input.fill('');
  await input.pressSequentially('x'.repeat(70));
  await expect(input).toHaveValue('x'.repeat(64));
  const slip = title.replace(/(.)(.)$/, '$2').toLowerCase();
  await field(page).fill(slip);
  await expect(hits(page).first()).toContainText(title);
  const line = modal(page).getByText(
    `Showing results for ${title.toLowerCase()}. Search instead for ${slip}`,
  );
  await expect(line).toBeVisible();
  await modal(page).getByRole('button', {name: slip, exact: true}).click();
  await expect(line).toHaveCount(0);
  await answered(() => field(page).fill(`${slip} x`));
  await expect(modal(page).getByText('Search instead for')).toHaveCount(0);
  await field(page).fill(broad);
  const areas = modal(page).getByRole('group', {name: 'Narrow the search'}).getByRole('button');
  await expect(areas.first()).toHaveText(/^All \d+$/);
  const area = areas.filter({hasText: new RegExp(`^${broad} \\d+$`)});
  await area.click();
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await modal(page)
    .getByRole('link', {name: /^See all \d+ results$/})
    .click();
  await expect(page).toHaveURL(`/search?q=${broad}&in=${broad}`);
});

test('search: on a phone, as a whole screen with a way out', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await opener(page).click();
  await field(page).fill(title);
  await expect(hits(page).first()).toBeInViewport();
  await modal(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(modal(page)).toHaveCount(0);
});

test('search: start, results and no results are accessible in both modes', async ({page}) => {
  const expectAccessible = async () => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await colourViolations(page)).toEqual([]);
  };
  await page.goto('/docs/intro');
  await openSearch(page);
  for (const {name, tasks} of products)
    await expect(modal(page).getByRole('list', {name}).getByRole('link')).toHaveCount(tasks.length);
  await expectAccessible();
  await field(page).fill(broad);
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible();
  await field(page).fill('zzqx');
  await expect(modal(page).getByText('Try searching for')).toBeVisible();
  await expectAccessible();
});
