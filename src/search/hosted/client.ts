import {unreachable, type SearchClient, type SearchResult} from '../port';

export type Credentials = {appId: string; apiKey: string};

/** Algolia behind the port: the official lite client, downloaded with the first search. */
export function hostedClient({appId, apiKey}: Credentials): SearchClient {
  let lite: ReturnType<(typeof import('algoliasearch/lite'))['liteClient']> | undefined;

  return {
    warm: () => undefined,

    async search({requests}) {
      try {
        const {liteClient} = await import('algoliasearch/lite');
        const client = (lite ??= liteClient(appId, apiKey));
        const response = await client.search<Record<string, unknown>>({
          requests: requests.map((request) => ({...request, facetFilters: request.facetFilters as string[]})),
        });
        return {results: response.results as unknown as SearchResult[]};
      } catch (error) {
        throw unreachable(error);
      }
    },
  };
}
