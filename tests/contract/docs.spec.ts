/** What Docusaurus and its theme make of a page of the documentation. */
import type {Page} from '@playwright/test';
import {figure} from '../support/scenes/diagrams';
import {withTabs} from '../support/scenes';
import {expect, open, test} from '../e2e/fixtures';
import {drawn, linked, scene, wayTo} from './scenes';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

test('tabs: the chosen panels alone show, and a press chooses another', async ({page}) => {
  await open(page, withTabs().path);
  const lists = page.getByRole('tablist');
  const panels = page.getByRole('tabpanel').filter({visible: true});
  await expect(panels).toHaveCount(await lists.count());
  const second = lists.first().getByRole('tab').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[id="${await second.getAttribute('aria-controls')}"]`)).toBeVisible();
  await expect(panels).toHaveCount(await lists.count());
});

test('breadcrumbs: each section of the sidebar down to the page', async ({page}) => {
  const way = wayTo(scene);
  expect(way.length).toBeGreaterThan(1);
  expect(scene.crumbs.slice(1)).toEqual(way);
  await open(page, scene.path);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(crumbs).toHaveText(['', ...way]);
});

test('sidebar: the page is marked, its sections are open, and both follow the reader', async ({page}) => {
  await open(page, scene.path);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', scene.path);
  await expect(current).toBeVisible();
  await sidebar(page).locator('a[href="/docs/support"]').click();
  await expect(page).toHaveURL('/docs/support');
  await expect(current).toHaveAttribute('href', '/docs/support');
});

test('contents: each heading has a link that leads to it', async ({page}) => {
  await open(page, scene.path);
  const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(scene.places.map(({id}) => `#${id}`));
  await links.last().click();
  await expect(page.locator(`[id="${scene.places.at(-1)!.id}"]`)).toBeInViewport();
});

test('diagrams: each is drawn', async ({page}) => {
  test.skip(!drawn, 'no page has a diagram');
  await open(page, drawn!.path);
  const drawings = page
    .getByRole('article')
    .locator('figure svg.drawing')
    .filter({has: page.locator('text')});
  await expect(drawings).toHaveCount(drawn!.count(figure));
  await expect(drawings.first()).toBeVisible();
});

test('links in text are underlined', async ({page}) => {
  test.skip(!linked, 'no page has a link in its text');
  await open(page, linked!.path);
  const lines = await page
    .locator('article .markdown > p > a[href^="/"]')
    .evaluateAll((found) => found.map((link) => getComputedStyle(link).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['underline']));
});
