import {beforeEach, expect, it, vi} from 'vitest';
import {withFallback} from '../../../../src/search/client/fallback';
import {unreachable, type SearchClient} from '../../../../src/search/client/port';

const request = {query: 'hold', indexName: 'help-uk', facetFilters: [], clickAnalytics: false};
const result = (queryID: string) => ({hits: [], nbHits: 0, page: 0, nbPages: 0, areas: [], queryID});

const engine = (name: string) => ({
  search: vi.fn<SearchClient['search']>(() => Promise.resolve(result(name))),
  warm: vi.fn(),
  excerpts: () => Promise.resolve({one: name}),
  cards: () => Promise.resolve([{kind: 'Term', title: name, area: 'Focus', lines: [], to: '/'}]),
});

let time = 0;
let hosted = engine('hosted');
let embedded = engine('embedded');
let client: SearchClient;

const fromHosted = result('hosted');
const fromEmbedded = {...result('embedded'), isFallback: true};
const outOfReach = unreachable('out of reach');

beforeEach(() => {
  time = 0;
  hosted = engine('hosted');
  embedded = engine('embedded');
  client = withFallback(hosted, embedded, () => time);
});

it('when the hosted engine fails, the embedded one answers for half a minute, and says so', async () => {
  hosted.search.mockRejectedValueOnce(outOfReach);
  expect(await client.search(request)).toEqual(fromEmbedded);
  expect(embedded.search).toHaveBeenCalledWith(request);
  time = 29_999;
  expect(await client.search(request)).toEqual(fromEmbedded);
  expect(hosted.search).toHaveBeenCalledOnce();
  time = 30_000;
  expect(await client.search(request)).toEqual(fromHosted);
});

it('when both fail, the error is the one that the views know', async () => {
  hosted.search.mockRejectedValue(outOfReach);
  embedded.search.mockRejectedValue(outOfReach);
  await expect(client.search(request)).rejects.toMatchObject({name: 'RetryError'});
});

it('texts come from the embedded engine while it answers', async () => {
  expect(await client.excerpts(['one'])).toEqual({});
  hosted.search.mockRejectedValueOnce(outOfReach);
  await client.search(request);
  expect(await client.excerpts(['one'])).toEqual({one: 'embedded'});
});

it('cards are those of the embedded engine, whichever answers', async () => {
  expect(await client.cards('hold')).toMatchObject([{title: 'embedded'}]);
});
