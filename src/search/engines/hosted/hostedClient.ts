import type {SearchResponse} from 'algoliasearch/lite';
import {search} from '../../../site/identity';
import type {HostedClient} from '../../client/fallback';
import {decode} from '../../client/hits';
import {areasOf, unreachable, type Hit, type SearchRequest, type SearchResult} from '../../client/port';
import {hierarchyOf, type Level, type SearchRecord} from '../../records/record';
import type {HostedOptions} from './themeOptions';

type Lite = Pick<typeof import('algoliasearch/lite'), 'liteClient'>;

type Options = Omit<HostedOptions, 'indexName' | 'insights' | 'contextualSearch'>;

/** What `ApiError` of Algolia's client has, which is not exported; the message never holds the key. */
type Failure = {status?: number; message: string};

type Shown = {value: string};

type HostedHit = Pick<SearchRecord, 'objectID' | 'url' | 'hierarchy'> & {
  _highlightResult?: {hierarchy?: Partial<Record<Level, Shown>>};
  _snippetResult?: {content?: Shown};
};

const areaFacet = 'hierarchy.lvl0';

/**
 * Timeout of a search in milliseconds, with the download of Algolia's client. The `timeouts` of that client are no upper
 * limit: it multiplies them for each further host, and for each host that timed out in the last two minutes, to more than
 * half a minute.
 */
const timeout = 1_000;

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/** The query, and with a chosen area one that counts the hits in all areas. */
function queriesFor({area, page, isLiteral, clickAnalytics, facetFilters, ...request}: SearchRequest) {
  const query = {
    ...request,
    // Algolia's types know no readonly lists.
    facetFilters: facetFilters as string[],
    facets: [areaFacet],
    // Algolia counts a section once, though long ones have several records.
    facetingAfterDistinct: true,
    ...(isLiteral && {typoTolerance: false}),
  };
  const shown = {
    ...query,
    page,
    hitsPerPage: search.hitsPerPage,
    ...(area && {facetFilters: [...query.facetFilters, `${areaFacet}:${area}`]}),
    attributesToSnippet: ['content:15'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...(clickAnalytics && {clickAnalytics}),
  };
  return area ? [shown, {...query, hitsPerPage: 0, analytics: false}] : [shown];
}

/** What the console tells the owner of the site, of a failure that does not pass by itself. */
function refusal({status, message}: Failure, {appId}: Options, indexName: string): string {
  const isKey = status === 401 || status === 403;
  const subject = isKey ? 'the search key ALGOLIA_SEARCH_API_KEY' : `the search of "${indexName}"`;
  const remedy = isKey
    ? `set ALGOLIA_SEARCH_API_KEY to a search-only key of the application ${appId} that may search "${indexName}" from this host (Algolia dashboard, Settings, API keys), and build again`
    : 'correct what Algolia names: ALGOLIA_INDEX_NAME, the index (`npm run search:push`), or searchParameters of themeConfig.algolia';
  return `Algolia refuses ${subject} (${status}): ${message}\n  The site’s own index answers in its place.\n  Remedy: ${remedy}.`;
}

/**
 * A search client on Algolia's official lite client, which is downloaded with `warm` or the first search. Its fields are
 * unescaped, which `toHosted` escaped. What the owner of the site has to mend is told in the console.
 *
 * @param loadLite downloads that client
 */
export function hostedClient(
  options: Options,
  loadLite: () => Promise<Lite> = () => import('algoliasearch/lite'),
): HostedClient {
  const {appId, apiKey, searchParameters, replaceSearchResultPathname: replaced} = options;
  let lite: ReturnType<Lite['liteClient']> | undefined;

  const load = async () => {
    const {liteClient} = await loadLite();
    return (lite ??= liteClient(appId, apiKey));
  };
  const addressOf = (url: string) => {
    if (!replaced || !URL.canParse(url)) return url;
    const address = new URL(url);
    address.pathname = address.pathname.replaceAll(new RegExp(replaced.from, 'g'), replaced.to);
    return address.href;
  };
  const hitOf = ({objectID, url, hierarchy, _highlightResult, _snippetResult}: HostedHit): Hit => ({
    objectID,
    url: addressOf(url),
    hierarchy: hierarchyOf((level) => hierarchy[level] && decode(hierarchy[level])),
    marked: hierarchyOf((level) => _highlightResult?.hierarchy?.[level]?.value),
    snippet: _snippetResult?.content?.value,
  });
  const ask = async (request: SearchRequest): Promise<SearchResult> => {
    const client = await load();
    const requests = queriesFor(request).map((query) => ({...searchParameters, ...query}));
    const {results} = await client.search<HostedHit>({requests});
    const [shown, counted = shown] = results as SearchResponse<HostedHit>[];
    const {hits, nbHits = 0, page = 0, nbPages = 0, queryID} = shown!;
    return {
      hits: hits.map(hitOf),
      nbHits,
      page,
      nbPages,
      queryID,
      areas: areasOf(counted!.facets?.[areaFacet] ?? {}),
    };
  };

  return {
    warm: () => void load().catch(() => undefined),
    async search(request) {
      try {
        return await within(timeout, ask(request));
      } catch (cause) {
        const failure = cause as Failure;
        if (failure.status) console.error(refusal(failure, options, request.indexName));
        throw unreachable(cause);
      }
    },
  };
}
