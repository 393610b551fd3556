import {liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hostedClient} from '../../../../../src/search/engines/hosted/hostedClient';
import {toHosted} from '../../../../../src/search/engines/hosted/hostedRecords';
import {startAlgolia, type Algolia} from '../../../../support/algolia';
import {page} from '../../../../support/records';
import {json} from '../../../../support/server';

const apiKey = '0123456789abcdef0123456789abcdef';
const credentials = {appId: 'ABCDEF1234', apiKey};
const requests = [{indexName: 'help-uk', query: 'hold', page: 1, facetFilters: ['language:en']}];

let algolia: Algolia;

beforeEach(async () => {
  algolia = await startAlgolia(apiKey);
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

/** The provider's own client, which asks the server of the test. */
const open = (options: Partial<Parameters<typeof hostedClient>[0]> = {}) =>
  hostedClient({...credentials, ...options}, () =>
    Promise.resolve({liteClient: (id, key) => liteClient(id, key, {hosts: algolia.hosts})}),
  );

const ask = (query: string, options?: Parameters<typeof open>[0]) =>
  open(options).search({requests: [{indexName: 'help-uk', query}]});

const sent = () => (JSON.parse(algolia.requests[0]?.body ?? '') as {requests: object[]}).requests;

describe('a search', () => {
  it('is one request with the credentials, for the hits and the areas', async () => {
    await open().search({requests});
    expect(algolia.requests).toMatchObject([
      {
        method: 'POST',
        path: '/1/indexes/*/queries',
        headers: {'x-algolia-application-id': 'ABCDEF1234', 'x-algolia-api-key': apiKey},
      },
    ]);
    expect(sent()).toEqual([{...requests[0], facets: ['hierarchy.lvl0'], facetingAfterDistinct: true}]);
  });

  it('gives the fields of a hit as plain text, and the type of what matched', async () => {
    const {results, isFallback} = await ask('use');
    expect(results[0]?.hits).toMatchObject([
      {
        hierarchy: {lvl0: 'Focus', lvl1: '<Head> & "x"', lvl2: null},
        content: 'Use <b> & hold.',
        type: 'content',
      },
    ]);
    expect(isFallback).toBeUndefined();
  });

  it('sends the parameters of the configuration, which change nothing that the views ask', async () => {
    await ask('hold', {searchParameters: {typoTolerance: 'min', query: 'other'}});
    expect(sent()).toMatchObject([{query: 'hold', typoTolerance: 'min'}]);
  });

  it('replaces what the configuration names in the paths of hits', async () => {
    const {results} = await ask('legal', {replaceSearchResultPathname: {from: '^/docs', to: '/help/docs'}});
    expect(results[0]?.hits[0]?.url).toBe('https://help.example.co.uk/help/docs/Legal%20hold');
  });
});

describe('a search that fails', () => {
  it.each([
    ['no host answers', 'reset' as const],
    ['the answer is no JSON', {status: 200, body: '<html>'}],
  ])('is a RetryError, and tried again with the next search: %s', async (_, reply) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const client = open();
    algolia.fail(/queries/, reply, reply === 'reset' ? algolia.hosts.length : 1);
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    expect((await client.search({requests})).results).toHaveLength(1);
  });

  it('is told in the console when the key is refused, once, and the key is not sent again', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const client = open({apiKey: 'f'.repeat(32)});
    for (let asked = 0; asked < 3; asked += 1)
      await expect(client.search({requests})).rejects.toMatchObject({cause: {status: 403}});
    expect(algolia.requests).toHaveLength(1);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/Algolia refuses the search key ALGOLIA_SEARCH_API_KEY \(403\)[^]*Remedy:/),
    );
  });

  it('does not wait longer than a second for a service that hangs', async () => {
    vi.useFakeTimers();
    algolia.fail(/queries/, 'hang');
    const failed = vi.fn();
    open().search({requests}).catch(failed);
    await vi.advanceTimersByTimeAsync(999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
  });
});
