import {
  unreachable,
  type Highlighted,
  type Hit,
  type SearchClient,
  type SearchResult,
} from '../../dialogue/port';
import {levels, type Hierarchy} from '../../records/record';
import {plainText} from './markup';

export type Credentials = {appId: string; apiKey: string};

/**
 * Longest wait for an answer, in milliseconds. The client's own `timeouts` are no limit: it multiplies them
 * with each further host, and with each that timed out in the last two minutes, to more than half a minute. It
 * waits one second for its first host, so this leaves time for a second one.
 */
const patience = 3_000;

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const plain = (text: string | null | undefined) => (text ? plainText(text) : null);

const isMatch = (part: Highlighted | undefined) => !!part && part.matchLevel !== 'none';

/**
 * What the port promises and Algolia does not do: plain fields hold plain text (`toHosted` escaped it), and a
 * hit that only its text answers is of type `content`, so that the views show that text.
 */
function toHit(hit: Hit): Hit {
  const {type, _highlightResult: highlighted, _snippetResult: snippets} = hit;
  const title = type === 'content' ? undefined : highlighted.hierarchy[type];
  return {
    ...hit,
    type: !isMatch(title) && isMatch(snippets.content) ? 'content' : type,
    hierarchy: Object.fromEntries(levels.map((level) => [level, plain(hit.hierarchy[level])])) as Hierarchy,
    content: plain(hit.content),
  };
}

/** Algolia behind the port: the official lite client, downloaded with the first search or before it. */
export function hostedClient({appId, apiKey}: Credentials): SearchClient {
  let lite: ReturnType<(typeof import('algoliasearch/lite'))['liteClient']> | undefined;

  const load = async () => {
    const {liteClient} = await import('algoliasearch/lite');
    return (lite ??= liteClient(appId, apiKey));
  };
  const ask: SearchClient['search'] = async ({requests}) => {
    const client = await load();
    const response = await client.search<Record<string, unknown>>({
      requests: requests.map((request) => ({...request, facetFilters: request.facetFilters as string[]})),
    });
    const results = response.results as unknown as SearchResult[];
    return {results: results.map((result) => ({...result, hits: result.hits.map(toHit)}))};
  };

  return {
    warm: () => void load().catch(() => undefined),
    search: (parameters) =>
      within(patience, ask(parameters)).catch((error: unknown) => {
        throw unreachable(error);
      }),
  };
}
