/** The search of a build with Algolia's credentials; the service itself is played by the test. */
import type {Page, Request} from '@playwright/test';
import {expect, open, test} from '../fixtures';
import {field, hits, modal, openSearch, searchFor} from '../search';
import {markDocument} from '../places';
import {variant} from '../variant';

const algolia = /^https:\/\/[\w-]+\.algolia(net)?\.(net|com)\//;

type SearchRequest = {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters: (string | string[])[];
  clickAnalytics?: boolean;
};

const levels = (lvl0: string, lvl1: string, lvl2: string) => ({
  lvl0,
  lvl1,
  lvl2,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});
const highlighted = (value: string) => ({value, matchLevel: 'full', matchedWords: ['retention']});

/** A hit as the service returns it; its host is not the one that is being read. */
const hit = {
  objectID: '4f9c-retention',
  url: 'https://help.example.co.uk/docs/focus/admin/retention#options',
  url_without_anchor: 'https://help.example.co.uk/docs/focus/admin/retention',
  anchor: 'options',
  type: 'lvl2',
  content: null,
  hierarchy: levels('Focus', 'Retention policies', 'Options'),
  _highlightResult: {
    hierarchy: {
      lvl0: highlighted('Focus'),
      lvl1: highlighted('<mark>Retention</mark> policies'),
      lvl2: highlighted('Options of <mark>retention</mark>'),
    },
  },
  _snippetResult: {
    hierarchy: {
      lvl1: highlighted('<mark>Retention</mark> policies'),
      lvl2: highlighted('Options of <mark>retention</mark>'),
    },
  },
};

function answer({indexName, query, hitsPerPage}: SearchRequest) {
  return {
    index: indexName,
    query,
    hits: [hit],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    params: '',
    queryID: '0123456789abcdef0123456789abcdef',
  };
}

/** Answers as Algolia does. @returns the requests that came */
async function playAlgolia(page: Page): Promise<Request[]> {
  const came: Request[] = [];
  await page.route(algolia, async (route) => {
    came.push(route.request());
    const {requests} = route.request().postDataJSON() as {requests: SearchRequest[]};
    await route.fulfill({
      json: {results: requests.map(answer)},
      headers: {'access-control-allow-origin': '*'},
    });
  });
  return came;
}

const queriesOf = (came: readonly Request[]) =>
  came.flatMap((request) => (request.postDataJSON() as {requests: SearchRequest[]}).requests);

/** The service that hears which hit was opened; its answer is empty. @returns the events that came */
async function playInsights(page: Page): Promise<Request[]> {
  const came: Request[] = [];
  await page.route('https://insights.algolia.io/**', async (route) => {
    came.push(route.request());
    await route.fulfill({json: {}, headers: {'access-control-allow-origin': '*'}});
  });
  return came;
}

test.beforeEach(({noise}) =>
  noise.allow(/^third-party request: https:\/\/([\w-]+\.algolia(net)?\.(net|com)|insights\.algolia\.io)\//),
);

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
  await expect(page).toHaveURL('/docs/focus/admin/retention#options');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Retention policies');
  expect(await isSame()).toBe(true);
  await expect.poll(() => events.length, 'the service hears of it').toBeGreaterThan(0);
});

test('hosted search: the search page asks the same service', async ({page}) => {
  const came = await playAlgolia(page);
  await open(page, '/search?q=retention');
  await expect(page.getByRole('status')).toHaveText('One document found');
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL('/docs/focus/admin/retention#options');
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

  test.beforeEach(({noise}) => noise.allow(/ERR_FAILED/));

  test('hosted search fails: the embedded index answers in the modal', async ({page}) => {
    await page.route(algolia, (route) => route.abort());
    await open(page, '/');
    await searchFor(page, 'retention');
    await expect(hits(page).first()).toContainText('Retention');
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
    await expect(page.getByRole('status')).toHaveText(/^\d+ documents found$/);
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
