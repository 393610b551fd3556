import {beforeEach, describe, expect, it, vi} from 'vitest';
import {hostedClient} from '../../../../src/search/hosted/client';

const search = vi.hoisted(() => vi.fn());
const liteClient = vi.hoisted(() => vi.fn(() => ({search})));
vi.mock('algoliasearch/lite', () => ({liteClient}));

const credentials = {appId: 'ABCDEF1234', apiKey: '0123456789abcdef0123456789abcdef'};
const requests = [
  {indexName: 'help-uk', query: 'hold', page: 1, facetFilters: ['language:en', ['docusaurus_tag:default']]},
  {indexName: 'help-uk', query: 'export'},
];
const results = [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query: 'hold'}];

beforeEach(() => {
  search.mockReset().mockResolvedValue({results});
  liteClient.mockReset().mockReturnValue({search});
});

describe('hostedClient', () => {
  it('passes all requests on in one call', async () => {
    await hostedClient(credentials).search({requests});
    expect(search).toHaveBeenCalledExactlyOnceWith({requests});
  });

  it('gives the results as they are', async () => {
    await expect(hostedClient(credentials).search({requests})).resolves.toEqual({results});
  });

  it('makes one client, with the credentials, at the first search', async () => {
    const client = hostedClient(credentials);
    expect(liteClient).not.toHaveBeenCalled();
    await client.search({requests});
    await client.search({requests});
    expect(liteClient).toHaveBeenCalledExactlyOnceWith(credentials.appId, credentials.apiKey);
  });

  it.each([new TypeError('Failed to fetch'), new Error('Index help-uk does not exist'), 'a string'])(
    'turns any failure into a RetryError: %s',
    async (failure) => {
      search.mockRejectedValue(failure);
      await expect(hostedClient(credentials).search({requests})).rejects.toMatchObject({
        name: 'RetryError',
        cause: failure,
      });
    },
  );

  it('searches again after a failure', async () => {
    const client = hostedClient(credentials);
    search.mockRejectedValueOnce(new Error('offline'));
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    await expect(client.search({requests})).resolves.toEqual({results});
  });

  it('loads the client again after a failure to load it', async () => {
    const client = hostedClient(credentials);
    liteClient.mockImplementationOnce(() => {
      throw new Error('Loading chunk 12 failed');
    });
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    await expect(client.search({requests})).resolves.toEqual({results});
  });
});
