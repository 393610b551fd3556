import {liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hostedClient} from '../../../../../src/search/engines/hosted/hostedClient';
import {toHosted} from '../../../../../src/search/engines/hosted/hostedRecords';
import {startAlgolia, type Algolia} from '../../../../support/algolia';
import {page} from '../../../../support/records';
import {json} from '../../../../support/server';

const apiKey = '0123456789abcdef0123456789abcdef';
const credentials = {appId: 'ABCDEF1234', apiKey};
const requests = [{indexName: 'help-uk', query: 'hold'}];

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
