/** What the views of the search make of an answer that says more than its hits; the engine is played by the test. */
import {products} from '../../../src/site/products';
import {hit, playAlgolia, playInsights, queriesOf, target, type SearchRequest} from '../algolia';
import {expect, open, test} from '../fixtures';
import {hits, modal, openSearch, results, searchFor} from '../search';

const [focus, teamScribe] = products.map(({name}) => name) as [string, string];

test.beforeEach(async ({page, noise}) => {
  noise.allow(/^third-party request: https:\/\/([\w-]+\.algolia(net)?\.(net|com)|insights\.algolia\.io)\//);
  await playInsights(page);
});

const facets = {'hierarchy.lvl0': {[focus]: 7, [teamScribe]: 2}};

const isNarrowed = ({facetFilters}: SearchRequest) => facetFilters.includes(`hierarchy.lvl0:${focus}`);

test('search modal: areas with their counts narrow the search, and the link to the page too', async ({
  page,
}) => {
  const came = await playAlgolia(page, [hit], (request) => ({
    nbHits: isNarrowed(request) ? 7 : 9,
    facets,
  }));
  await open(page, '/');
  await searchFor(page, 'retention');
  const areas = modal(page).getByRole('group', {name: 'Narrow the search'}).getByRole('button');
  await expect(areas).toHaveText(['All 9', `${focus} 7`, `${teamScribe} 2`]);
  await expect(areas.first()).toHaveAttribute('aria-pressed', 'true');
  await areas.nth(1).click();
  await expect(modal(page).getByRole('link', {name: 'See all 7 results'})).toHaveAttribute(
    'href',
    `/search?q=retention&in=${focus}`,
  );
  expect(queriesOf(came).some(isNarrowed)).toBe(true);
  await expect(areas).toHaveText(['All 9', `${focus} 7`, `${teamScribe} 2`]);
  await expect(areas.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(areas.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByRole('link', {name: 'See all 9 results'})).toBeVisible();
  await expect(areas.first()).toHaveAttribute('aria-pressed', 'true');
});

for (const [place, reach] of Object.entries({
  modal: async (page) => {
    await open(page, '/');
    await searchFor(page, 'retenshun');
  },
  page: (page) => open(page, '/search?q=retenshun'),
} satisfies Record<string, (page: Parameters<typeof open>[0]) => Promise<void>>))
  test(`search ${place}: a correction is shown, and can be refused`, async ({page}) => {
    const came = await playAlgolia(page, [hit], ({typoTolerance}) =>
      typoTolerance === false ? {} : {corrected: 'retention'},
    );
    await reach(page);
    const line = page.getByText('Showing results for retention. Search instead for retenshun');
    await expect(line).toBeVisible();
    await page.getByRole('button', {name: 'retenshun', exact: true}).click();
    await expect(line).toHaveCount(0);
    expect(queriesOf(came).at(-1)).toMatchObject({query: 'retenshun', typoTolerance: false});
  });

test('search: hits that were folded into one are counted', async ({page}) => {
  await playAlgolia(page, [{...hit, folded: 14}]);
  await open(page, '/');
  await searchFor(page, 'retention');
  await expect(hits(page)).toContainText('and in 14 more');
  await open(page, '/search?q=retention');
  await expect(results(page)).toContainText('and in 14 more');
});

test('search: without results, the nearest headings, the list of all pages, and support', async ({page}) => {
  await playAlgolia(page, [], () => ({nearest: [hit]}));
  await open(page, '/');
  await (await openSearch(page)).fill('kubernetes');
  const status = modal(page).getByRole('status');
  await expect(status).toContainText('No results for “kubernetes”');
  await expect(status.getByRole('link', {name: 'list of all pages'})).toHaveAttribute('href', '/site-map');
  await expect(status.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    '/docs/support?query=kubernetes',
  );
  const nearest = status.getByRole('link', {name: 'Options of retention'});
  await page.keyboard.press('ArrowDown');
  await expect(nearest).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(target.title);
  await open(page, '/search?q=kubernetes');
  await expect(page.getByRole('status').getByRole('link', {name: 'Options of retention'})).toBeVisible();
});
