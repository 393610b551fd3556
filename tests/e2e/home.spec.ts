/** The home page: what the site is, the products, and a way to everything. */
import {products as family} from '../../src/site/products';
import {site} from '../../src/site/identity';
import {expect, open, test} from './fixtures';
import {settled} from './page-helpers';

const {tagline, title} = site;
const products = Object.fromEntries(family.map(({name, start}) => [name, start]));

test('home: title and tagline', async ({page}) => {
  await open(page, '/');
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('main').getByText(tagline, {exact: true})).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', tagline);
});

test('home: one line says what it is', async ({page}) => {
  await open(page, '/');
  await expect(
    page.getByRole('main').getByText(new RegExp(`^Help, documentation and news for ${family[0]!.name},`)),
  ).toBeVisible();
});

test('home: the search and the whole of every card are in view without scrolling', async ({page}) => {
  await open(page, '/');
  const parts = [page.getByRole('main').locator('[data-open-search]')];
  for (const name of Object.keys(products))
    parts.push(
      page
        .getByRole('main')
        .locator('section')
        .filter({has: page.getByRole('heading', {level: 2, name, exact: true})}),
    );
  for (const part of parts) await expect(part).toBeInViewport({ratio: 1});
});

test('home: a card has an icon, one line and three tasks that lead into the product', async ({page}) => {
  await open(page, '/');
  for (const [name, path] of Object.entries(products)) {
    const heading = page.getByRole('heading', {level: 2, name, exact: true});
    const card = page.getByRole('main').locator('section').filter({has: heading});
    await expect(card.locator('.icon')).toHaveCount(1);
    await expect(card.getByRole('paragraph')).toHaveCount(1);
    const tasks = card.getByRole('listitem').getByRole('link');
    await expect(tasks).toHaveCount(3);
    const product = path.split('/').slice(0, 3).join('/');
    const inside = (
      await tasks.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    ).filter((to) => to.startsWith(product));
    expect(inside.length).toBeGreaterThanOrEqual(1);
  }
});

test('home: the drawing is ours, follows the colour mode, and is for the eye only', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  const drawing = page.getByRole('main').locator('header [aria-hidden]:has(svg)');
  await expect(drawing).toBeVisible();
  await expect(page.getByRole('main').locator('img, picture, video')).toHaveCount(0);
  const points = drawing.locator('circle');
  await expect(points).toHaveCount(Object.keys(products).length);
  const colours = () => points.evaluateAll((found) => found.map((point) => getComputedStyle(point).fill));
  const light = await colours();
  expect(new Set(light).size).toBe(light.length);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await colours();
  expect(dark.filter((colour) => light.includes(colour))).toEqual([]);
});

test('home: a card for each product of the family, in view at once', async ({page}) => {
  await open(page, '/');
  for (const [name, path] of Object.entries(products)) {
    const heading = page.getByRole('main').getByRole('heading', {level: 2, name, exact: true});
    await expect(heading).toBeInViewport();
    await expect(heading.getByRole('link')).toHaveAttribute('href', path);
  }
});

test('home: tasks for customers, administrators and developers', async ({page}) => {
  await open(page, '/');
  const roles = page.getByRole('region', {name: 'By role'});
  await expect(roles.getByRole('heading', {level: 3})).toHaveText([/Customer/, /Administrator/, /Developer/]);
  await expect(roles.getByRole('list')).toHaveCount(3);
});

test('home: the large field opens the search', async ({page}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('button', {name: 'Search docs'}).click();
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
});

test('home: the latest three posts, as the feed has them', async ({page}) => {
  const feed = await (await page.request.get('/blog/atom.xml')).text();
  const newest = [...feed.matchAll(/<entry>\s*<title>(.+?)<\/title>/g)]
    .slice(0, 3)
    .map(([, title]) => title ?? '');
  expect(newest.length).toBeGreaterThan(0);
  await open(page, '/');
  await expect(
    page.getByRole('region', {name: 'Updates and News'}).getByRole('heading', {level: 3}),
  ).toHaveText(newest);
});

test('home: support and service status', async ({page}) => {
  await open(page, '/');
  const help = page.getByRole('region', {name: 'Help and status'});
  await expect(help.getByRole('link', {name: 'Contact support'})).toHaveAttribute('href', '/docs/support');
  await expect(help.getByRole('link', {name: 'Service status'})).toBeVisible();
});

test('home: no sign-in, no form, no call to an application back end', async ({page}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['xhr', 'fetch', 'websocket'].includes(request.resourceType())) calls.push(request.url());
  });
  await open(page, '/');
  await settled(page);
  expect(calls).toEqual([]);
  await expect(page.locator('form:not([role=search]), input[type="password"]')).toHaveCount(0);
  await expect(page.getByRole('link', {name: /sign in|log in/i})).toHaveCount(0);
});
