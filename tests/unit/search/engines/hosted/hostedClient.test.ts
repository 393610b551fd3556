import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hostedClient} from '../../../../../src/search/engines/hosted/hostedClient';
import {toHosted} from '../../../../../src/search/engines/hosted/hostedRecords';
import {startAlgolia, type Algolia} from '../../../../support/algolia';
import {page} from '../../../../support/records';
import {json} from '../../../../support/server';

type Options = {hosts: Algolia['hosts']};
type Lite = {liteClient: (appId: string, apiKey: string, options: Options) => LiteClient};

const apiKey = '0123456789abcdef0123456789abcdef';
const credentials = {appId: 'ABCDEF1234', apiKey};
const requests = [
  {indexName: 'help-uk', query: 'hold', page: 1, facetFilters: ['language:en', ['docusaurus_tag:default']]},
  {indexName: 'help-uk', query: 'nowhere'},
];

let algolia: Algolia;
const liteClient = vi.hoisted(() => vi.fn<(appId: string, apiKey: string) => LiteClient>());
vi.mock('algoliasearch/lite', () => ({liteClient}));

/** The real client, but for the hosts. */
beforeEach(async () => {
  algolia = await startAlgolia(apiKey);
  const {liteClient: real} = await vi.importActual<Lite>('algoliasearch/lite');
  liteClient.mockReset().mockImplementation((id, key) => real(id, key, {hosts: algolia.hosts}));
  const records = [
    page('Legal hold', 'Nothing is deleted.'),
    page('<Head> & "x"', 'Use <b> & hold.'),
    page('Prototypes', 'Elsewhere.', {hierarchy: {lvl0: 'R&D'}}),
  ];
  const objects = new Map(records.flatMap(toHosted).map((record) => [record.objectID, record]));
  algolia.indices.set('help-uk', {settings: {}, synonyms: new Map(), objects});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  return algolia.close();
});

describe('a search', () => {
  it('sends all requests in one, with the credentials', async () => {
    await hostedClient(credentials).search({requests});
    expect(algolia.requests).toHaveLength(1);
    expect(algolia.requests[0]).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      status: 200,
      headers: {'x-algolia-application-id': 'ABCDEF1234', 'x-algolia-api-key': apiKey},
    });
    const facets = {facets: ['hierarchy.lvl0'], facetingAfterDistinct: true};
    expect(JSON.parse(algolia.requests[0]?.body ?? '')).toEqual({
      requests: requests.map((request) => ({...request, ...facets})),
    });
  });

  it('gives one result a query, in order', async () => {
    const {results, isFallback} = await hostedClient(credentials).search({requests});
    expect(results.map(({query, nbHits}) => [query, nbHits])).toEqual([
      ['hold', 2],
      ['nowhere', 0],
    ]);
    expect(isFallback).toBeUndefined();
  });

  it('gives the fields of a hit as plain text, as the port says', async () => {
    const {results} = await hostedClient(credentials).search({
      requests: [{indexName: 'help-uk', query: 'use'}],
    });
    expect(results[0]?.hits[0]).toMatchObject({
      hierarchy: {lvl0: 'Focus', lvl1: '<Head> & "x"', lvl2: null},
      content: 'Use <b> & hold.',
    });
  });

  it.each([
    ['deleted', 'content'],
    ['legal', 'lvl1'],
  ])('a hit for "%s" is of type %s, after what matched', async (query, type) => {
    const {results} = await hostedClient(credentials).search({
      requests: [{indexName: 'help-uk', query}],
    });
    expect(results[0]?.hits.map((hit) => hit.type)).toEqual([type]);
  });

  it('tells the number of hits in each area, the most first', async () => {
    const {results} = await hostedClient(credentials).search({
      requests: [{indexName: 'help-uk', query: 'e'}],
    });
    expect(results[0]?.areas).toEqual([
      {area: 'Focus', count: 2},
      {area: 'R&D', count: 1},
    ]);
  });

  it('tells those of all areas when it looks into one', async () => {
    const request = {
      indexName: 'help-uk',
      query: 'e',
      clickAnalytics: true,
      hitsPerPage: 20,
      facetFilters: ['language:en', 'hierarchy.lvl0:R&D'],
    };
    const {results} = await hostedClient(credentials).search({requests: [request]});
    expect(results.map(({nbHits}) => nbHits)).toEqual([1]);
    expect(results[0]?.areas).toEqual([
      {area: 'Focus', count: 2},
      {area: 'R&D', count: 1},
    ]);
    const {requests: sent} = JSON.parse(algolia.requests[0]?.body ?? '') as {requests: object[]};
    expect(sent).toMatchObject([request, {hitsPerPage: 0, analytics: false, facetFilters: ['language:en']}]);
    expect(sent[1]).not.toHaveProperty('clickAnalytics');
  });

  it('takes words as they are typed when it is asked to', async () => {
    await hostedClient(credentials).search({
      requests: [{indexName: 'help-uk', query: 'slack', isLiteral: true}],
    });
    const {requests: sent} = JSON.parse(algolia.requests[0]?.body ?? '') as {requests: object[]};
    expect(sent).toEqual([expect.objectContaining({typoTolerance: false})]);
    expect(sent[0]).not.toHaveProperty('isLiteral');
  });

  it('sends the parameters of the configuration, which change nothing that the views ask', async () => {
    const searchParameters = {typoTolerance: 'min', query: 'other', facetFilters: ['language:de']};
    await hostedClient({...credentials, searchParameters}).search({requests: requests.slice(1)});
    const {requests: sent} = JSON.parse(algolia.requests[0]?.body ?? '') as {requests: object[]};
    expect(sent).toEqual([
      {
        indexName: 'help-uk',
        query: 'nowhere',
        typoTolerance: 'min',
        facets: ['hierarchy.lvl0'],
        facetingAfterDistinct: true,
      },
    ]);
  });

  it('replaces what the configuration names in the paths of hits', async () => {
    const replaceSearchResultPathname = {from: '^/docs', to: '/help/docs'};
    const {results} = await hostedClient({...credentials, replaceSearchResultPathname}).search({
      requests: [{indexName: 'help-uk', query: 'legal'}],
    });
    expect(results[0]?.hits.map(({url}) => url)).toEqual([
      'https://help.example.co.uk/help/docs/Legal%20hold',
    ]);
  });

  it('asks the next host when one fails', async () => {
    algolia.fail(/queries/, 'reset', 1);
    const {results} = await hostedClient(credentials).search({requests});
    expect(results).toHaveLength(2);
    expect(algolia.requests.map(({status}) => status)).toEqual([0, 200]);
  });
});

describe('a search that fails', () => {
  it.each([
    ['no host answers', 'reset' as const],
    ['the index is not there', json(404, {message: 'Index help-uk does not exist', status: 404})],
    ['the answer is no JSON', {status: 200, body: '<html>'}],
  ])('is a RetryError with its cause: %s', async (_, reply) => {
    vi.spyOn(console, 'error').mockReturnValue();
    algolia.fail(/queries/, reply);
    await expect(hostedClient(credentials).search({requests})).rejects.toMatchObject({
      name: 'RetryError',
      cause: expect.any(Error) as Error,
    });
  });

  it('is told in the console when the key is refused, once, and the key is not sent again', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const client = hostedClient({...credentials, apiKey: 'f'.repeat(32)});
    for (let asked = 0; asked < 3; asked += 1)
      await expect(client.search({requests})).rejects.toMatchObject({
        name: 'RetryError',
        cause: {status: 403},
      });
    expect(algolia.requests).toHaveLength(1);
    expect(error.mock.calls).toEqual([
      [
        'Algolia refuses the search key ALGOLIA_SEARCH_API_KEY (403): Invalid Application-ID or API key\n  The site’s own index answers in its place.\n  Remedy: set ALGOLIA_SEARCH_API_KEY to a search-only key of the application ABCDEF1234 that may search "help-uk" from this host (Algolia dashboard, Settings, API keys), and build again.',
      ],
    ]);
  });

  it.each([
    [
      400,
      'set searchParameters',
      /Algolia refuses the parameters .* \(400\).*Remedy: correct searchParameters/s,
    ],
    [404, 'push', /Algolia refuses the index \(404\).*Remedy: set ALGOLIA_INDEX_NAME .*search:push/s],
  ])('is told with a remedy, once, and tried again: %i, %s', async (status, _, text) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const client = hostedClient(credentials);
    algolia.fail(/queries/, json(status, {message: 'No', status}), 2);
    for (let asked = 0; asked < 2; asked += 1) await client.search({requests}).catch(() => undefined);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(text));
    expect((await client.search({requests})).results).toHaveLength(2);
  });

  it('is not told when the service is out of reach, which the owner cannot mend', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    algolia.fail(/queries/, 'reset');
    await hostedClient(credentials)
      .search({requests})
      .catch(() => undefined);
    expect(error).not.toHaveBeenCalled();
  });

  it('is tried again with the next search', async () => {
    const client = hostedClient(credentials);
    algolia.fail(/queries/, 'reset', algolia.hosts.length);
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    expect((await client.search({requests})).results).toHaveLength(2);
  });

  it('loads the client again after a failure to load it', async () => {
    const client = hostedClient(credentials);
    liteClient.mockImplementationOnce(() => {
      throw new Error('Loading chunk 12 failed');
    });
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    expect((await client.search({requests})).results).toHaveLength(2);
  });

  it('does not wait longer than a second for a service that hangs', async () => {
    vi.useFakeTimers();
    algolia.fail(/queries/, 'hang');
    const failed = vi.fn();
    hostedClient(credentials).search({requests}).catch(failed);
    await vi.advanceTimersByTimeAsync(999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
  });
});

describe('the lite client', () => {
  it('is made once, by the first search', async () => {
    const client = hostedClient(credentials);
    expect(liteClient).not.toHaveBeenCalled();
    await client.search({requests});
    await client.search({requests: requests.slice(1)});
    expect(liteClient).toHaveBeenCalledExactlyOnceWith(credentials.appId, credentials.apiKey);
  });

  it('is made ready by warming up, which asks nothing', async () => {
    hostedClient(credentials).warm();
    await vi.waitFor(() => expect(liteClient).toHaveBeenCalledOnce());
    expect(algolia.requests).toEqual([]);
  });
});
