import {
  unreachable,
  type Highlighted,
  type Hit,
  type SearchClient,
  type SearchResult,
} from '../../client/port';
import {levels, type Hierarchy} from '../../records/record';
import {unescapeText} from './escapeText';

export type Credentials = {appId: string; apiKey: string};

/**
 * Timeout of a search in milliseconds. The `timeouts` of Algolia's client are no upper limit: it multiplies them for
 * each further host, and for each host that timed out in the last two minutes, to more than half a minute. Its
 * first host gets one second, so this leaves time for a second host.
 */
const timeout = 3_000;

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const plain = (text: string | null | undefined) => (text ? unescapeText(text) : null);

const isMatch = (part: Highlighted | undefined) => !!part && part.matchLevel !== 'none';

/**
 * Adapts a hit of Algolia to `port.ts`: plain fields are unescaped (`toHosted` escaped them), and a hit that
 * matches only in its text gets the type `content`, so that the views show that text.
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

/** A search client on Algolia's official lite client, which is downloaded with `warm` or the first search. */
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
      within(timeout, ask(parameters)).catch((error: unknown) => {
        throw unreachable(error);
      }),
  };
}
