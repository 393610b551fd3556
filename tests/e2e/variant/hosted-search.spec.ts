/** The search of a build with Algolia's credentials; the service itself is played by the test. */
import {
  algolia,
  answer,
  eventsOf,
  highlighted,
  hit,
  levels,
  place,
  playAlgolia,
  playInsights,
  queriesOf,
  target,
  type SearchRequest,
} from '../algolia';
import {expect, open, test} from '../fixtures';
import {field, hits, modal, openSearch, results, searchFor} from '../search';
import {markDocument} from '../page-helpers';
import {variant} from '../variant';

test.beforeEach(async ({page, noise}) => {
  noise.allow(/^third-party request: https:\/\/([\w-]+\.algolia(net)?\.(net|com)|insights\.algolia\.io)\//);
  await playInsights(page);
});

test('hosted search: the site preconnects to the provider', async ({page}) => {
  for (const path of ['/', '/docs/intro', '/blog']) {
    await open(page, path);
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
      'href',
      `https://${variant.ALGOLIA_APP_ID}-dsn.algolia.net`,
    );
  }
});

test('hosted search: a multi-index query by POST, filtered, with insights on', async ({page}) => {
  const came = await playAlgolia(page);
  await open(page, '/docs/intro');
  await searchFor(page, 'retention');
  const [request] = came;
  expect(request?.method()).toBe('POST');
  const url = new URL(request?.url() ?? '');
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(url.hostname.toLowerCase()).toBe(`${variant.ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`);
  expect(url.searchParams.get('x-algolia-application-id')).toBe(variant.ALGOLIA_APP_ID);
  expect(url.searchParams.get('x-algolia-api-key')).toBe(variant.ALGOLIA_SEARCH_API_KEY);
  expect(queriesOf(came).at(-1)).toMatchObject({
    indexName: 'help-uk',
    query: 'retention',
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    clickAnalytics: true,
  });
});

test('hosted search: a hit is shown and opens inside the site', async ({page}) => {
  await playAlgolia(page);
  const events = await playInsights(page);
  await open(page, '/');
  const isSame = await markDocument(page);
  await searchFor(page, 'retention');
  await expect(modal(page).locator('.DocSearch-Hit-source')).toHaveText('Focus');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText('Options of retention');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${target.path}#${place.id}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(target.title);
  expect(await isSame()).toBe(true);
  await expect.poll(() => events.length, 'the service hears of it').toBeGreaterThan(0);
});

test('hosted search: the service hears what was seen and what was opened, at which rank', async ({
  page,
  context,
}) => {
  await playAlgolia(page, [{...hit, objectID: 'first', url: 'https://help.example.co.uk/docs/support'}, hit]);
  const came = await playInsights(page);
  await open(page, '/');
  await searchFor(page, 'retention');
  await expect.poll(() => eventsOf(came)).toHaveLength(1);
  expect(eventsOf(came)[0]).toMatchObject({
    eventType: 'view',
    index: 'help-uk',
    objectIDs: ['first', '4f9c-retention'],
  });
  await hits(page).nth(1).click();
  await expect.poll(() => eventsOf(came)).toHaveLength(2);
  expect(eventsOf(came)[1]).toMatchObject({
    eventType: 'click',
    index: 'help-uk',
    objectIDs: ['4f9c-retention'],
    positions: [2],
    queryID: '0123456789abcdef0123456789abcdef',
  });
  expect(await context.cookies()).toEqual([]);
});

test('hosted search: a view names the hits that are drawn, five of an area in the modal, all on the page', async ({
  page,
}) => {
  const found = Array.from({length: 8}, (_, index) => ({...hit, objectID: `hit-${index}`}));
  const ids = found.map(({objectID}) => objectID);
  await playAlgolia(page, found);
  const came = await playInsights(page);
  await open(page, '/');
  await searchFor(page, 'retention');
  await expect(hits(page)).toHaveCount(5);
  await expect.poll(() => eventsOf(came)).toHaveLength(1);
  expect(eventsOf(came)[0]?.objectIDs).toEqual(ids.slice(0, 5));
  await open(page, '/search?q=retention');
  await expect(results(page)).toHaveCount(8);
  await expect.poll(() => eventsOf(came)).toHaveLength(2);
  expect(eventsOf(came)[1]?.objectIDs).toEqual(ids);
});

test('hosted search: a key that is refused is told in the console, and the embedded index answers', async ({
  page,
  noise,
}) => {
  const refusal = /^console error: Algolia refuses the search key ALGOLIA_SEARCH_API_KEY \(403\)[^]*Remedy:/;
  noise.allow(/status 403|status of 403/);
  noise.allow(refusal);
  let asked = 0;
  await page.route(algolia, (route) => {
    asked += 1;
    return route.fulfill({
      status: 403,
      json: {message: 'Invalid Application-ID or API key', status: 403},
      headers: {'access-control-allow-origin': '*'},
    });
  });
  await open(page, '/');
  await searchFor(page, 'retention');
  await expect(hits(page).first()).toContainText('Retention');
  await field(page).fill('legal hold');
  await expect(hits(page).first()).toContainText('Legal hold');
  expect(asked).toBe(1);
  expect(noise.problems.filter((problem) => refusal.test(problem))).toHaveLength(1);
});

test('hosted search: markup in an index stays text, in the modal and on the page', async ({page}) => {
  const attack = '<img src=x onerror=alert(1)>';
  await playAlgolia(page, [
    {
      ...hit,
      hierarchy: levels('Focus', '<Head> & "x"', attack),
      _highlightResult: {
        hierarchy: {
          lvl0: highlighted('Focus'),
          lvl1: highlighted('&lt;Head&gt; &amp; &quot;<mark>x</mark>&quot;'),
          lvl2: highlighted(`${attack} <mark>&lt;b&gt;</mark>`),
        },
      },
      _snippetResult: {content: highlighted(`<script>alert(1)</script> <mark>retention</mark>`)},
    },
  ]);
  const texts = ['<Head> & "x"', `${attack} <b>`, '<script>alert(1)</script> retention'];
  await open(page, '/');
  await searchFor(page, 'retention');
  for (const text of texts) await expect(hits(page)).toContainText(text);
  await expect(hits(page).locator('mark')).toHaveText(['<b>', 'x', 'retention']);
  await expect(modal(page).locator('img, b, script')).toHaveCount(0);
  await open(page, '/search?q=retention');
  for (const text of texts) await expect(results(page)).toContainText(text);
  await expect(results(page).locator('img, b, script')).toHaveCount(0);
});

test('hosted search: a late answer to an earlier query does not replace a newer one', async ({page}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(algolia, async (route) => {
    const [request] = (route.request().postDataJSON() as {requests: SearchRequest[]}).requests;
    if (!request) return route.abort();
    const title = `Answer to ${request.query}`;
    const played = {...hit, hierarchy: levels('Focus', title, title), _highlightResult: {hierarchy: {}}};
    const fulfil = () =>
      route.fulfill({
        json: {results: [answer(request, [played])]},
        headers: {'access-control-allow-origin': '*'},
      });
    if (request.query === 'ret') held.push(fulfil);
    else await fulfil();
  });
  await open(page, '/');
  await (await openSearch(page)).fill('ret');
  await expect.poll(() => held.length).toBe(1);
  await field(page).fill('retention');
  await expect(hits(page)).toContainText('Answer to retention');
  const late = page.waitForResponse(algolia);
  await held[0]?.();
  await (await late).finished();
  await field(page).press('End');
  await expect(hits(page)).toContainText('Answer to retention');
});

test('hosted search: an area is a facet filter', async ({page}) => {
  const came = await playAlgolia(page);
  await open(page, '/search?q=retention&in=Updates');
  await expect(results(page)).toHaveCount(1);
  expect(queriesOf(came)[0]?.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    'hierarchy.lvl0:Updates and News',
  ]);
});

test('hosted search: the search page asks the same service', async ({page}) => {
  const came = await playAlgolia(page);
  await open(page, '/search?q=retention');
  await expect(page.getByRole('status')).toHaveText('One document found');
  await results(page).getByRole('link').click();
  await expect(page).toHaveURL(`${target.path}#${place.id}`);
  expect(queriesOf(came)[0]).toMatchObject({indexName: 'help-uk', query: 'retention', hitsPerPage: 20});
  expect(new URL(came[0]?.url() ?? '').pathname).toBe('/1/indexes/*/queries');
});

test('hosted search: insights come from the site itself, no other host is asked for scripts', async ({
  page,
}) => {
  await playAlgolia(page);
  await open(page, '/');
  await searchFor(page, 'retention');
  await expect(page.locator('script[src^="http"]')).toHaveCount(0);
});

test.describe('provider out of reach', () => {
  const index = '**/search-index/**';
  const failure = ['Unable to fetch results', 'You might want to check your network connection.'];
  const standIn = 'Results from this site’s own index: the search service cannot be reached.';

  test.beforeEach(({noise}) => noise.allow(/ERR_FAILED/));

  test('hosted search fails: the embedded index answers in the modal', async ({page}) => {
    await page.route(algolia, (route) => route.abort());
    await open(page, '/');
    await searchFor(page, 'retention');
    await expect(hits(page).first()).toContainText('Retention');
    await expect(modal(page).getByText(standIn)).toBeVisible();
    await field(page).fill('legal hold');
    await expect(hits(page).first()).toContainText('Legal hold');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/focus\/.*legalhold/);
  });

  test('hosted search hangs: the embedded index answers all the same', async ({page}) => {
    await page.route(algolia, () => undefined);
    await open(page, '/');
    await searchFor(page, 'retention');
    await expect(hits(page).first()).toContainText('Retention');
  });

  test('hosted search fails: the embedded index answers on the search page', async ({page}) => {
    await page.route(algolia, (route) => route.abort());
    await open(page, '/search?q=retention');
    await expect(page.getByRole('status').getByText(/^\d+ documents found$/)).toBeVisible();
    await expect(page.getByText(standIn)).toBeVisible();
  });

  test('hosted search fails: the modal says so, and works again', async ({page}) => {
    await page.route(algolia, (route) => route.abort());
    await page.route(index, (route) => route.abort());
    await open(page, '/');
    await (await openSearch(page)).fill('retention');
    for (const text of failure) await expect(modal(page).getByText(text, {exact: true})).toBeVisible();
    await page.unroute(algolia);
    await playAlgolia(page);
    await field(page).fill('retention ');
    await expect(hits(page)).toHaveCount(1);
  });

  test('hosted search fails: the search page says so', async ({page}) => {
    await page.route(algolia, (route) => route.abort());
    await page.route(index, (route) => route.abort());
    await open(page, '/search?q=retention');
    for (const text of failure) await expect(page.getByRole('status')).toContainText(text);
  });
});

test('hosted search: one search page, and a description for the browser’s own search', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', '/opensearch.xml');
  const description = await (await page.request.get('/opensearch.xml')).text();
  expect(description).toContain('/search?q={searchTerms}');
});
