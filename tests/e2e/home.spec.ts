/** The home page: what the site is, the products, and a way to everything. */
import {products} from '../../src/site/products';
import {site} from '../../src/site/identity';
import {posts} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {settled} from './page-helpers';

const {tagline, title} = site;

test('home: what it is, the search and products in view, tasks by role, latest posts, help; no sign-in, no calls', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['xhr', 'fetch', 'websocket'].includes(request.resourceType())) calls.push(request.url());
  });
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(main.getByText(tagline, {exact: true})).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', tagline);
  await expect(main.locator('[data-open-search]')).toBeInViewport({ratio: 1});
  for (const {name, start} of products) {
    const heading = page.getByRole('heading', {level: 2, name, exact: true});
    const card = main.locator('section').filter({has: heading});
    await expect(card).toBeInViewport({ratio: 1});
    await expect(heading.getByRole('link')).toHaveAttribute('href', start);
    await expect(card.locator('.icon')).toHaveCount(1);
    await expect(card.getByRole('listitem').getByRole('link')).toHaveCount(3);
  }
  const roles = page.getByRole('region', {name: 'By role'});
  await expect(roles.getByRole('heading', {level: 3})).toHaveText([/Customer/, /Administrator/, /Developer/]);
  await expect(
    page.getByRole('region', {name: 'Updates and News'}).getByRole('heading', {level: 3}),
  ).toHaveText(
    posts()
      .slice(0, 3)
      .map((post) => post.title),
  );
  const help = page.getByRole('region', {name: 'Help and status'});
  await expect(help.getByRole('link', {name: 'Contact support'})).toHaveAttribute('href', '/docs/support');
  await expect(help.getByRole('link', {name: 'Service status'})).toBeVisible();
  await settled(page);
  expect(calls).toEqual([]);
  await expect(page.locator('form:not([role=search]), input[type="password"]')).toHaveCount(0);
  await expect(page.getByRole('link', {name: /sign in|log in/i})).toHaveCount(0);
  await main.getByRole('button', {name: 'Search docs'}).click();
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
});
