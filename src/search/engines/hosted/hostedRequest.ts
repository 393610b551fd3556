/** Requests to Algolia, and the numbers of hits in each area that its answers tell. */
import type {FacetFilters, SearchRequest, SearchResult} from '../../client/port';

const areaFacet = 'hierarchy.lvl0';

/** What Algolia's client sends for one request of a view. */
export type HostedRequest = Omit<SearchRequest, 'isLiteral' | 'facetFilters'> & {
  facetFilters?: string[];
  facets: readonly string[];
  facetingAfterDistinct: true;
  typoTolerance?: false;
  analytics?: false;
};

/** What an answer of Algolia tells beside the port's result. */
export type HostedResult = SearchResult & {facets?: Record<string, Record<string, number>>};

type Parameters = Readonly<Record<string, unknown>>;

const isOfArea = (filter: FacetFilters[number]) =>
  typeof filter === 'string' && filter.startsWith(`${areaFacet}:`);

/** Algolia counts a section once, though long ones have several records. */
function toHosted(
  {isLiteral, facetFilters, ...request}: SearchRequest,
  parameters: Parameters,
): HostedRequest {
  return {
    ...parameters,
    ...request,
    // Those of the configuration are among them already. Algolia's types know no readonly lists.
    facetFilters: facetFilters as string[] | undefined,
    ...(isLiteral && {typoTolerance: false}),
    facets: [areaFacet],
    facetingAfterDistinct: true,
  };
}

/** The same question in all areas, of which only the counts are wanted. */
function counting(request: SearchRequest, parameters: Parameters): HostedRequest {
  const facetFilters = request.facetFilters?.filter((filter) => !isOfArea(filter));
  return {
    ...toHosted({...request, facetFilters}, parameters),
    page: 0,
    hitsPerPage: 0,
    analytics: false,
    clickAnalytics: undefined,
  };
}

const isNarrowed = ({facetFilters}: SearchRequest) => facetFilters?.some(isOfArea) ?? false;

/**
 * @param parameters `searchParameters` of the configuration
 * @returns the requests of the views, then those that count hits in all areas for each that looks into one
 */
export function toHostedRequests(
  requests: readonly SearchRequest[],
  parameters: Parameters = {},
): HostedRequest[] {
  return [
    ...requests.map((request) => toHosted(request, parameters)),
    ...requests.filter(isNarrowed).map((request) => counting(request, parameters)),
  ];
}

function areasOf({facets}: HostedResult): SearchResult['areas'] {
  const counts = facets?.[areaFacet];
  if (!counts) return undefined;
  return Object.entries(counts)
    .filter(([, count]) => typeof count === 'number')
    .map(([area, count]) => ({area, count}))
    .sort((one, other) => other.count - one.count);
}

/** @returns one result for each request of the views, with the numbers of hits in each area where Algolia told them */
export function fromHostedResults(
  requests: readonly SearchRequest[],
  results: readonly HostedResult[],
): SearchResult[] {
  const counts = results.slice(requests.length);
  return requests.flatMap((request, index) => {
    const own = results[index];
    const areas = (isNarrowed(request) ? counts.shift() : own) ?? own;
    if (!own) return [];
    return [{...own, areas: areas && areasOf(areas)}];
  });
}
