/** `/search`: the whole list of results, with an address of its own. */
import {expect, open, test} from './fixtures';
import {markDocument} from './places';

const input = {name: 'Search the documentation'};

test('search page: results of ?q= on load, without a hydration error', async ({page}) => {
  await open(page, '/search?q=retention');
  await expect(page.getByRole('searchbox', input)).toHaveValue('retention');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “retention”');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Retention policies');
});

test('search page: the address follows the query, and back brings the last one', async ({page}) => {
  await open(page, '/search');
  await page.getByRole('searchbox', input).fill('legal hold');
  await expect(page).toHaveURL(/\/search\?q=legal(\+|%20)hold$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/legal hold/i);
  await page.getByRole('searchbox', input).fill('');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
});

test('search page: counts one document and several', async ({page}) => {
  await open(page, '/search?q=retention');
  await expect(page.getByRole('status')).toHaveText(/^([2-9]|\d{2,}) documents found$/);
  // A word that stands once in the index, and has no other of the same beginning that a typo or an ending could mean.
  const results = await page.evaluate(async () => {
    const index = (await (await fetch('/search-index/index.json')).json()) as {records: object[]};
    const seen = new Map<string, number>();
    for (const record of index.records)
      for (const word of new Set(
        JSON.stringify(record)
          .toLowerCase()
          .match(/\b[a-z]{10,}\b/g),
      ))
        seen.set(word, (seen.get(word) ?? 0) + 1);
    const beginnings = [...seen.keys()].map((word) => word.slice(0, 4));
    return [...seen.keys()].filter(
      (word) =>
        seen.get(word) === 1 && beginnings.filter((beginning) => beginning === word.slice(0, 4)).length === 1,
    );
  });
  const single = page.getByRole('status').getByText('One document found', {exact: true});
  for (const word of results.slice(0, 10)) {
    await page.getByRole('searchbox', input).fill(word);
    await expect(page.getByRole('heading', {level: 1})).toContainText(word);
    await expect(page.getByRole('main').getByRole('listitem').first().locator('mark').first()).toBeVisible();
    if ((await page.getByRole('main').getByRole('listitem').count()) === 1) break;
  }
  await expect(single).toBeVisible();
});

test('search page: 20 hits a page, more on request', async ({page}) => {
  await open(page, '/search?q=focus');
  const results = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
});

test('search page: a result opens inside the site', async ({page}) => {
  await open(page, '/search?q=FOC-2104');
  const isSame = await markDocument(page);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/focus/troubleshooting/error-codes#foc-2104');
  expect(await isSame()).toBe(true);
});

test('search page: no results, with other ways on', async ({page}) => {
  await open(page, '/search?q=zzqx');
  const status = page.getByRole('status');
  await expect(status).toContainText('No results for');
  await expect(status).toContainText('zzqx');
  await expect(status).toContainText('Try searching for');
  await expect(status).toContainText('Believe this query should return results?');
  await expect(status.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    '/docs/support?query=zzqx',
  );
});

test('search page: markup in a query stays text', async ({page}) => {
  const query = '<b>"x"</b><img src=x onerror=alert(1)>';
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${query}”`);
  await expect(page.getByRole('searchbox', input)).toHaveValue(query);
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(page.getByRole('main').locator('b, img')).toHaveCount(0);
});

test('search page: a longer query is cut to 64 characters', async ({page}) => {
  await open(page, `/search?q=${'x'.repeat(70)}`);
  await expect(page.getByRole('searchbox', input)).toHaveValue('x'.repeat(64));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${'x'.repeat(64)}”`);
  await page.getByRole('searchbox', input).fill('');
  await page.getByRole('searchbox', input).pressSequentially('y'.repeat(70));
  await expect(page).toHaveURL(`/search?q=${'y'.repeat(64)}`);
});

test('search page: not for search engines', async ({page}) => {
  await open(page, '/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
