/** Whatever a reader jumps to stands in sight, below the top bar, and stays there while the page grows. */
import type {Locator, Page} from '@playwright/test';
import {belowDiagrams, illustrated, middleOf, plain} from '../support/scenes';
import {expect, open, startReact, test} from './fixtures';
import {settled, topBar} from './page-helpers';

const long = plain().path;
const middle = middleOf(plain()).id;
const withDiagram = illustrated().path;
const below = belowDiagrams(illustrated());
const bar = 60;

const top = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().top);
const heading = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Directly below the place of the bar, whether that is shown or not. */
async function expectBelowBar(page: Page, element: Locator): Promise<void> {
  await settled(page);
  await expect.poll(() => top(element)).toBeGreaterThanOrEqual(bar);
  expect(await top(element)).toBeLessThan(bar + 24);
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 780}});

    test('jump: a page that opens at a heading shows it below the bar', async ({page}) => {
      await open(page, `${long}#${middle}`);
      await expectBelowBar(page, heading(page, middle));
    });

    test('jump: the contents lead to a heading below the bar, down and up', async ({page}) => {
      await open(page, long);
      const contents =
        width > 996
          ? page.getByRole('navigation', {name: 'On this page'})
          : page.locator('.theme-doc-toc-mobile');
      const follow = async (id: string) => {
        await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
        if (width <= 996 && !(await contents.getByRole('link').first().isVisible()))
          await contents.locator('summary').click();
        await contents.locator(`a[href="#${id}"]`).click();
        await expect(page).toHaveURL(`${long}#${id}`);
        await expectBelowBar(page, heading(page, id));
      };
      await follow(middle);
      await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
      await page.evaluate(() => history.back());
      await follow(middle);
    });

    test('jump: a heading below diagrams stays in its place when React arrives', async ({page}) => {
      await page.goto(`${withDiagram}#${below.id}`);
      await expectBelowBar(page, heading(page, below.id));
      const before = await top(heading(page, below.id));
      await startReact(page);
      await settled(page);
      expect(await top(heading(page, below.id))).toBeCloseTo(before, 0);
    });

    test('jump: a search result below diagrams ends at its heading', async ({page}) => {
      await open(page, '/docs/intro');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', {name: 'Search'}).fill(`${illustrated().title} ${below.text}`);
      await page.getByRole('option', {name: below.text}).first().click();
      await expect(page).toHaveURL(`${withDiagram}#${below.id}`);
      await expectBelowBar(page, heading(page, below.id));
    });
  });
}

test('jump: the keyboard never lands behind the bar', async ({page}) => {
  await open(page, long);
  await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}));
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  await expect(topBar(page)).toBeInViewport({ratio: 1});
  const links = page.getByRole('article').getByRole('link');
  await links.last().focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(
      await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0),
    ).toBeGreaterThan(bar);
  }
});

test('jump: an anchor that does not exist leaves the page at its top, working', async ({page}) => {
  await open(page, `${long}#no-such-heading`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support');
});
