import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, expect, it, vi} from 'vitest';
import {hostedClient} from '../../../../../src/search/engines/hosted/hostedClient';
import {toHosted} from '../../../../../src/search/engines/hosted/hostedRecords';
import {page} from '../../../../support/records';

const credentials = {appId: 'ABCDEF1234', apiKey: '0123456789abcdef0123456789abcdef'};
const requests = [{indexName: 'help-uk', query: 'use'}];

const [record] = toHosted(page('<Head> & "x"', 'Use <b> & hold.'));
const shown = {hierarchy: {}, content: {value: 'Use', matchLevel: 'full'}};
const hits = [{...record, _highlightResult: shown, _snippetResult: shown}];
const answer = {results: [{hits, nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: 'use'}]};

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

it('gives the fields of a hit as plain text, the type of what matched, and the path as configured', async () => {
  const {client} = open({replaceSearchResultPathname: {from: '^/docs', to: '/help/docs'}});
  const {results, isFallback} = await client.search({requests});
  expect(results[0]?.hits).toMatchObject([
    {
      url: 'https://help.example.co.uk/help/docs/%3CHead%3E%20%26%20%22x%22',
      hierarchy: {lvl0: 'Focus', lvl1: '<Head> & "x"', lvl2: null},
      content: 'Use <b> & hold.',
      type: 'content',
    },
  ]);
  expect(isFallback).toBeUndefined();
});

it('sends the parameters of the configuration, which change nothing that the views ask', async () => {
  const {client, search} = open({searchParameters: {typoTolerance: 'min', query: 'other'}});
  await client.search({requests});
  expect(search).toHaveBeenCalledWith({
    requests: [expect.objectContaining({query: 'use', typoTolerance: 'min', facets: ['hierarchy.lvl0']})],
  });
});

it('fails with a RetryError, and tries again with the next search', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const {client, search} = open();
  search.mockRejectedValueOnce(new Error('no host answers'));
  await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
  expect((await client.search({requests})).results).toHaveLength(1);
});

it('does not wait longer than a second for a service that hangs', async () => {
  vi.useFakeTimers();
  const {client, search} = open();
  search.mockReturnValue(new Promise(() => undefined));
  const failed = vi.fn();
  client.search({requests}).catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
});
