import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, expect, it, vi} from 'vitest';
import {hostedClient} from '../../../../../src/search/engines/hosted/hostedClient';
import {toHosted} from '../../../../../src/search/engines/hosted/hostedRecords';
import {page} from '../../../../support/records';

const credentials = {appId: 'ABCDEF1234', apiKey: '0123456789abcdef0123456789abcdef'};
const request = {query: 'use', indexName: 'help-uk', facetFilters: [], clickAnalytics: false};

const [record] = toHosted(page('<Head> & "x"', 'Use <b> & hold.'));
const hits = [{...record, _snippetResult: {content: {value: '<mark>Use</mark> &lt;b&gt;'}}}];
const facets = {'hierarchy.lvl0': {Transact: 1, Focus: 2}};
const answer = {results: [{hits, nbHits: 1, page: 0, nbPages: 1, facets}]};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The client of the house over one of the provider that answers as the test says. */
function open(options: Partial<Parameters<typeof hostedClient>[0]> = {}) {
  const search = vi.fn(() => Promise.resolve(answer));
  const client = hostedClient({...credentials, ...options}, () =>
    Promise.resolve({liteClient: () => ({search}) as unknown as LiteClient}),
  );
  return {search, client};
}

it('gives titles as plain text, the snippet as it came, and the path as configured', async () => {
  const {client} = open({replaceSearchResultPathname: {from: '^/docs', to: '/help/docs'}});
  const {hits: found} = await client.search(request);
  expect(found).toMatchObject([
    {
      url: 'https://help.example.co.uk/help/docs/%3CHead%3E%20%26%20%22x%22',
      hierarchy: {lvl0: 'Focus', lvl1: '<Head> & "x"', lvl2: null},
      snippet: '<mark>Use</mark> &lt;b&gt;',
    },
  ]);
});

it('sends the parameters of the configuration, which change nothing that the views ask', async () => {
  const {client, search} = open({searchParameters: {typoTolerance: 'min', query: 'other'}});
  await client.search(request);
  expect(search).toHaveBeenCalledWith({
    requests: [expect.objectContaining({query: 'use', typoTolerance: 'min', facets: ['hierarchy.lvl0']})],
  });
});

it('counts the hits in all areas, whichever is searched', async () => {
  const {client, search} = open();
  const counted = {...answer.results[0]!, facets: {'hierarchy.lvl0': {Transact: 8, Focus: 9}}};
  search.mockResolvedValue({results: [...answer.results, counted]});
  const {nbHits, areas} = await client.search({...request, area: 'Transact'});
  expect(nbHits).toBe(1);
  expect(areas).toMatchObject([{count: 9}, {count: 8}]);
  const filters = [['hierarchy.lvl0:Transact'], []].map((facetFilters) =>
    expect.objectContaining({facetFilters}),
  );
  expect(search).toHaveBeenCalledWith({requests: filters});
});

it('tells the owner of a refused key, fails with a RetryError, and tries again with the next search', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const {client, search} = open();
  search.mockRejectedValueOnce(Object.assign(new Error('Invalid API key'), {status: 403}));
  await expect(client.search(request)).rejects.toMatchObject({name: 'RetryError'});
  expect(told.mock.lastCall?.[0]).toMatch(
    /refuses the search key ALGOLIA_SEARCH_API_KEY \(403\): Invalid API key/,
  );
  expect((await client.search(request)).hits).toHaveLength(1);
});

it('does not wait longer than a second for a service that hangs', async () => {
  vi.useFakeTimers();
  const {client, search} = open();
  search.mockReturnValue(new Promise(() => undefined));
  const failed = vi.fn();
  client.search(request).catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
});
