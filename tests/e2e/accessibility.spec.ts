/**
 * Each kind of page: React keeps every element that came, and the rules of WCAG 2.2 AA and axe's best practices hold in both
 * colour modes and at two widths.
 */
import type {Page} from '@playwright/test';
import {expect, hydrated, test, violations} from './fixtures';
import {settled, templates, unknownPath} from './page-helpers';

const mark = () => {
  Object.assign(window, {kept: [...document.querySelectorAll('#__docusaurus, #__docusaurus *')]});
};

/** What has been taken out of the page, as far as it can be told. */
const lost = () =>
  (window as unknown as {kept: Element[]}).kept
    .filter((element) => !element.isConnected)
    .map((element) => element.outerHTML.slice(0, 120));

/** Opens what a page of the API reference keeps closed. */
const openAll = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('article details').forEach((details) => {
      details.open = true;
    }),
  );

for (const path of [...templates, '/docs/support'])
  test(`axe on ${path}: light on a large screen, dark on a phone`, async ({page, noise}) => {
    if (path === unknownPath) noise.allow(/\b404\b/);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(path);
    await page.evaluate(mark);
    await hydrated(page);
    await settled(page);
    expect(await page.evaluate(lost)).toEqual([]);
    if (path === unknownPath) await expect(page.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();
    if (path.startsWith('/docs/api/')) await openAll(page);
    expect(await violations(page), 'light').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page), 'dark').toEqual([]);
  });
