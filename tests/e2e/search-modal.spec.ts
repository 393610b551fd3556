/** The search modal: opening, finding, going there, remembering. */
import type {Page} from '@playwright/test';
import {productOfPath, products} from '../../src/site/products';
import {section, subject} from '../support/scenes';
import {connect, expect, hydrated, open, test} from './fixtures';
import {markDocument, topBar} from './page-helpers';
import {holdScripts} from './change-script';
import {field, hits, modal, openSearch, searchFor} from './search';

const button = 'Search';
const {title, path} = subject();

test('search: the button is labelled Search and opens a field that says Search docs', async ({page}) => {
  await open(page, '/docs/intro');
  const opener = topBar(page).getByRole('button', {name: /^Search/});
  await expect(opener.getByText(button, {exact: true})).toBeVisible();
  await opener.click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  await expect(field(page)).toHaveValue('');
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`search: ${key} opens it, Escape closes it and gives the focus back`, async ({page}) => {
    await open(page, '/docs/intro');
    const link = topBar(page).getByRole('link', {name: 'Support'});
    await link.focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('search: a slash typed into a field stays there', async ({page}) => {
  await open(page, '/search');
  const input = page.getByRole('searchbox', {name: 'Search the documentation'});
  await input.pressSequentially('a/b');
  await expect(input).toHaveValue('a/b');
  await expect(modal(page)).toHaveCount(0);
});

test('search: Ctrl+K closes it as well', async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toHaveCount(0);
});

test('search: a press beside it closes it, and the opener has the focus again', async ({page}) => {
  await open(page, '/');
  const opener = page.getByRole('main').getByRole('button', {name: 'Search docs'});
  await opener.click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.mouse.click(20, 400);
  await expect(modal(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('search: the browser’s way back closes it and stays on the page', async ({page}) => {
  await open(page, '/');
  // The way back leads to a page that React showed; what the browser loaded it leaves.
  await hydrated(page);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support');
  await openSearch(page);
  await page.evaluate(() => history.back());
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/support');
});

test('search: a way back that comes with the key that opens it closes it as well', async ({page}) => {
  await open(page, '/');
  await hydrated(page);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Support'})).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
    history.back();
  });
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/support');
});

test('search: opened while the next page is on its way it stays, and so does what was typed', async ({
  page,
}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, '/');
  // Before React a link loads a document, which leaves nothing on its way.
  await hydrated(page);
  const release = await holdScripts(page);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support');
  await (await openSearch(page)).fill(title);
  await expect(page.locator('html')).toHaveClass(/plugin-pages/);
  release();
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  await expect(field(page)).toHaveValue(title);
  await expect(field(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(topBar(page).getByRole('button', {name: /^Search/})).toBeFocused();
});

test('search: the page behind is out of reach and does not scroll', async ({page}) => {
  await open(page, path);
  await openSearch(page);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => !!document.activeElement?.matches(':is(main, nav, footer) :not(dialog *)')),
      'focus stays out of the page',
    ).toBe(false);
  }
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 800);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('search: text selected on the page is the first query', async ({page}) => {
  await open(page, path);
  await page.getByRole('heading', {level: 1}).selectText();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(title);
  await expect(hits(page).first()).toContainText(title);
  await page.keyboard.type('other');
  await expect(field(page)).toHaveValue('other');
});

/** Scripts on the page that hold the modal's code. */
async function modalScripts(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  return scripts.filter((_, index) => texts[index]?.includes('DocSearch-Dropdown'));
}

test('search: the modal’s code comes with the first intent, the index too', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Nothing is fetched ahead.
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, '/docs/intro');
  await hydrated(page);
  expect(await modalScripts(page)).toEqual([]);
  await topBar(page)
    .getByRole('button', {name: /^Search/})
    .focus();
  await expect.poll(() => asked.filter((url) => url.includes('/search-index/')).length).toBeGreaterThan(0);
  await expect.poll(async () => (await modalScripts(page)).length).toBe(1);
});

test('search: nothing of it is downloaded before a reader reaches for it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/docs/intro');
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
  await searchFor(page, title);
  expect(asked.filter((url) => url.includes('/search-index/')).length).toBeGreaterThan(0);
});

/** Presses Ctrl+K in the very step in which the first heading of the page becomes `title`. */
async function pressOnArrival(page: Page, title: string): Promise<void> {
  await page.evaluate((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== wanted) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
    });
    observer.observe(document.body, {childList: true, subtree: true, characterData: true});
  }, title);
}

test('search: no key is lost while a page of another layout arrives', async ({page}) => {
  await open(page, '/');
  await hydrated(page);
  await pressOnArrival(page, 'Updates and News');
  await topBar(page).getByRole('link', {name: 'Updates'}).click();
  await expect(field(page)).toBeFocused();
});

test('search: finds a page by its title, under its product', async ({page}) => {
  await open(page, '/');
  await searchFor(page, title);
  const product = productOfPath(path);
  await expect(modal(page).locator('.DocSearch-Hit-source').first()).toHaveText(product!.name);
  await expect(hits(page).first()).toContainText(title);
  await expect(hits(page).first().locator('mark').first()).toHaveText(new RegExp(title.split(' ')[0]!, 'i'));
});

test('search: forgives a letter that is left out', async ({page}) => {
  await open(page, '/');
  await searchFor(page, title.replace(/(.)(.)$/, '$2'));
  await expect(hits(page).first()).toContainText(title);
});

test('search: a section comes first when it is named', async ({page}) => {
  await open(page, '/');
  await searchFor(page, section().query);
  await expect(hits(page).first()).toContainText(section().query);
  await expect(hits(page).first()).toContainText(section().page.title);
});

test('search: Enter goes to the result inside the site, without loading it anew', async ({page}) => {
  await open(page, '/');
  await hydrated(page);
  const isSame = await markDocument(page);
  await searchFor(page, section().query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(section().address);
  await expect(page.locator(`[id="${section().place.id}"]`)).toBeInViewport();
  await expect(modal(page)).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('search: a click goes to the result inside the site as well', async ({page}) => {
  await open(page, '/');
  await hydrated(page);
  const isSame = await markDocument(page);
  await searchFor(page, title);
  await hits(page).first().click();
  await expect(page).toHaveURL(path);
  await expect(modal(page)).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('search: markup in a query stays text', async ({page}) => {
  const query = '<i>zzqx</i>&quot;"';
  await open(page, '/');
  await (await openSearch(page)).fill('<zzqx>&"');
  await expect(modal(page).getByRole('status')).toContainText('No results for “<zzqx>&"”');
  await field(page).fill(query);
  await expect(field(page)).toHaveValue(query);
  await expect(modal(page).locator('i, zzqx')).toHaveCount(0);
});

test('search: a query has 64 characters at most', async ({page}) => {
  await open(page, '/');
  const input = await openSearch(page);
  await expect(input).toHaveAttribute('maxlength', '64');
  await input.pressSequentially('x'.repeat(70));
  await expect(input).toHaveValue('x'.repeat(64));
});

test('search: 20 hits at most, the rest on the search page', async ({page}) => {
  await open(page, '/');
  await searchFor(page, 'the');
  expect(await hits(page).count()).toBeLessThanOrEqual(20);
  await modal(page)
    .getByRole('link', {name: /^See all \d+ results$/})
    .click();
  await expect(page).toHaveURL('/search?q=the');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('status').getByText(/^\d+ documents found$/)).toBeVisible();
});

test('search: no results, with other ways on', async ({page}) => {
  await open(page, '/');
  await (await openSearch(page)).fill('zzqx');
  await expect(modal(page).getByText('No results for “zzqx”')).toBeVisible();
  await expect(modal(page).getByText('Believe this query should return results?')).toBeVisible();
  await expect(modal(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    '/docs/support?query=zzqx',
  );
});

test('search: no results, with other words to try', async ({page}) => {
  await open(page, '/');
  await (await openSearch(page)).fill('zzqx');
  await expect(modal(page).getByText('Try searching for')).toBeVisible();
  await modal(page).getByRole('button', {name: products[0]!.name, exact: true}).click();
  await expect(field(page)).toHaveValue(products[0]!.name);
  await expect(field(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
});

test('search: on a phone, as a whole screen with a way out', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/');
  await topBar(page)
    .getByRole('button', {name: /^Search/})
    .click();
  await field(page).fill(title);
  await expect(hits(page).first()).toBeInViewport();
  await modal(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(modal(page)).toHaveCount(0);
});
