/** The top bar makes way for reading and comes back when it is wanted. */
import type {Page} from '@playwright/test';
import {middleOf, plain} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {settled, topBar} from './page-helpers';

/** A long page. */
const {path} = plain();
const place = middleOf(plain());

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
  await settled(page);
}

async function hide(page: Page): Promise<void> {
  await scrollTo(page, 200);
  await scrollTo(page, 600);
  await expect(topBar(page)).not.toBeInViewport();
}

test('navbar: hides when scrolling down past its height', async ({page}) => {
  await open(page, path);
  await expect(topBar(page)).toBeInViewport();
  await hide(page);
});

test('navbar: stays while the page has moved by less than its height', async ({page}) => {
  await open(page, path);
  const {height} = (await topBar(page).boundingBox()) ?? {height: 0};
  await scrollTo(page, 10);
  await scrollTo(page, Math.floor(height) - 1);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
});

test('navbar: shows when scrolling up', async ({page}) => {
  await open(page, path);
  await hide(page);
  await scrollTo(page, 500);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
});

test('navbar: shows near the top', async ({page}) => {
  await open(page, path);
  await hide(page);
  await scrollTo(page, 0);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
});

test('navbar: hides when navigating to a hash that exists', async ({page}) => {
  await open(page, path);
  await page.getByRole('navigation', {name: 'On this page'}).locator(`a[href="#${place.id}"]`).click();
  await expect(page).toHaveURL(`${path}#${place.id}`);
  await expect(page.locator(`[id="${place.id}"]`)).toBeInViewport();
  await expect(topBar(page)).not.toBeInViewport();
});

test('navbar: stays when navigating to a hash that does not exist', async ({page}) => {
  await open(page, path);
  await page.evaluate(() => {
    location.hash = 'no-such-heading';
  });
  await expect(page).toHaveURL(`${path}#no-such-heading`);
  await settled(page);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
});

test('navbar: comes back for the keyboard', async ({page}) => {
  await open(page, path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hide(page);
  await page.keyboard.press('Shift+Tab');
  while (!(await topBar(page).evaluate((bar) => bar.contains(document.activeElement))))
    await page.keyboard.press('Shift+Tab');
  await expect(topBar(page)).toBeInViewport({ratio: 1});
});

test('navbar: with reduced motion it goes and comes without moving', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, path);
  await page.evaluate(() => {
    const bar = document.querySelector('.navbar')!;
    bar.addEventListener('transitionrun', () => bar.setAttribute('data-moved', ''));
  });
  await hide(page);
  await scrollTo(page, 500);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
  await expect(topBar(page)).not.toHaveAttribute('data-moved');
});
