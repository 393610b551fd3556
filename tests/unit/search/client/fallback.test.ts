import {beforeEach, describe, expect, it, vi} from 'vitest';
import {withFallback} from '../../../../src/search/client/fallback';
import {unreachable, type SearchClient} from '../../../../src/search/client/port';

const parameters = {requests: [{indexName: 'help-uk', query: 'hold'}]};
const result = (query: string) => ({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query});

const engine = (name: string) => ({
  search: vi.fn<SearchClient['search']>(() => Promise.resolve({results: [result(name)]})),
  warm: vi.fn(),
});

let time = 0;
let hosted = engine('hosted');
let embedded = engine('embedded');
let client: SearchClient;

const fromHosted = {results: [result('hosted')]};
const fromEmbedded = {results: [result('embedded')], isFallback: true};

function fail(which: typeof hosted): void {
  which.search.mockRejectedValue(unreachable('out of reach'));
}

function recover(which: typeof hosted, name: string): void {
  which.search.mockResolvedValue({results: [result(name)]});
}

beforeEach(() => {
  time = 0;
  hosted = engine('hosted');
  embedded = engine('embedded');
  client = withFallback(hosted, embedded, () => time);
});

describe('while the hosted engine answers', () => {
  it('gives its answer, and leaves the embedded one alone', async () => {
    expect(await client.search(parameters)).toEqual(fromHosted);
    expect(hosted.search).toHaveBeenCalledWith(parameters);
    expect(embedded.search).not.toHaveBeenCalled();
  });
});

describe('when the hosted engine fails', () => {
  beforeEach(() => fail(hosted));

  it('gives the answer of the embedded one to the same query, and says so', async () => {
    expect(await client.search(parameters)).toEqual(fromEmbedded);
    expect(embedded.search).toHaveBeenCalledWith(parameters);
  });

  it('asks it no more for half a minute, then again', async () => {
    await client.search(parameters);
    recover(hosted, 'hosted');
    time = 29_999;
    expect(await client.search(parameters)).toEqual(fromEmbedded);
    expect(hosted.search).toHaveBeenCalledOnce();
    time = 30_000;
    expect(await client.search(parameters)).toEqual(fromHosted);
  });
});

describe('when both fail', () => {
  beforeEach(() => {
    fail(hosted);
    fail(embedded);
  });

  it('fails with the error that the views know', async () => {
    await expect(client.search(parameters)).rejects.toMatchObject({name: 'RetryError'});
    await expect(client.search(parameters)).rejects.toMatchObject({name: 'RetryError'});
  });
});
