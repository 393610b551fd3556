/** What a marked term of the glossary shows: to a pointer, to the keyboard and to a finger. */
import type {Page} from '@playwright/test';
import {glossaryPath, terms} from '../../src/content/glossary';
import {termed} from '../support/scenes/terms';
import {expect, open, test} from './fixtures';

const page = termed();
const [way] = page.ways('article a.term');
const id = way!.to.split('#')[1]!;

const meant = terms.find((one) => one.id === id)!;

const term = (tab: Page) => tab.locator('article a.term').first();
const card = (tab: Page) => tab.locator(':popover-open');

test('glossary: a pointer or the keyboard on a term shows its meaning, which describes it, and takes it away', async ({
  page: tab,
}) => {
  await open(tab, page.path);
  await term(tab).hover();
  await expect(card(tab)).toBeVisible();
  await expect(card(tab)).toContainText(/\.$/);
  await card(tab).hover();
  await expect(card(tab)).toBeVisible();
  await tab.mouse.move(1, 1);
  await expect(card(tab)).toHaveCount(0);
  await term(tab).hover();
  await expect(card(tab)).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(card(tab)).toHaveCount(0);
  await tab.mouse.move(1, 1);
  await tab.keyboard.press('Tab');
  await term(tab).focus();
  await expect(card(tab)).toBeVisible();
  await expect(term(tab)).toHaveAccessibleDescription(`${meant.term} ${meant.definition}`);
  // The focus may be back before the event `toggle`, which is queued.
  await term(tab).evaluate((link: HTMLElement) => {
    link.blur();
    link.focus();
  });
  await expect(card(tab)).toBeVisible();
  await tab.keyboard.press('Tab');
  await expect(card(tab)).toHaveCount(0);
});

test.describe('a finger', () => {
  test.use({hasTouch: true, viewport: {width: 320, height: 700}});

  test('glossary: the first tap shows the meaning inside the window, the second leads to the entry', async ({
    page: tab,
  }) => {
    await open(tab, page.path);
    await term(tab).tap();
    await expect(card(tab)).toBeInViewport({ratio: 1});
    await term(tab).tap();
    await expect(tab).toHaveURL(`${glossaryPath}#${id}`);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('glossary: a term is a link to its entry', async ({page: tab}) => {
    await tab.goto(page.path);
    await term(tab).click();
    await expect(tab).toHaveURL(`${glossaryPath}#${id}`);
    await expect(tab.locator(`#${id}`)).toBeInViewport();
  });
});
