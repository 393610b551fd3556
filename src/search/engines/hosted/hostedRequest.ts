/** Requests to Algolia, and the numbers of hits in each area that its answers tell. */
import type {SearchRequest, SearchResult} from '../../client/port';

const areaFacet = 'hierarchy.lvl0';

/** What an answer of Algolia tells beside the port's result. */
export type HostedResult = SearchResult & {facets?: Record<string, Record<string, number>>};

const isOfArea = (filter: string | readonly string[]) =>
  typeof filter === 'string' && filter.startsWith(`${areaFacet}:`);

const isNarrowed = ({facetFilters}: SearchRequest) => facetFilters?.some(isOfArea) ?? false;

/**
 * @param parameters `searchParameters` of the configuration
 * @returns the requests of the views, then one for each that looks into an area, which counts the hits in all of them
 */
export function toHostedRequests(
  requests: readonly SearchRequest[],
  parameters: Readonly<Record<string, unknown>> = {},
) {
  const toHosted = ({isLiteral, facetFilters, ...request}: SearchRequest) => ({
    ...parameters,
    ...request,
    // Those of the configuration are among them already. Algolia's types know no readonly lists.
    facetFilters: facetFilters as string[] | undefined,
    ...(isLiteral && {typoTolerance: false as const}),
    facets: [areaFacet],
    // Algolia counts a section once, though long ones have several records.
    facetingAfterDistinct: true as const,
  });
  const counting = requests.filter(isNarrowed).map((request) => ({
    ...toHosted({...request, facetFilters: request.facetFilters?.filter((filter) => !isOfArea(filter))}),
    page: 0,
    hitsPerPage: 0,
    analytics: false as const,
    clickAnalytics: undefined,
  }));
  return [...requests.map(toHosted), ...counting];
}

function areasOf({facets}: HostedResult): SearchResult['areas'] {
  const counts = Object.entries(facets?.[areaFacet] ?? {});
  return counts.map(([area, count]) => ({area, count})).sort((one, other) => other.count - one.count);
}

/** @returns one result for each request of the views, with the numbers of hits in each area where Algolia told them */
export function fromHostedResults(
  requests: readonly SearchRequest[],
  results: readonly HostedResult[],
): SearchResult[] {
  const counts = results.slice(requests.length);
  return requests.flatMap((request, index) => {
    const own = results[index];
    const counted = (isNarrowed(request) && counts.shift()) || own;
    return own && counted ? [{...own, areas: areasOf(counted)}] : [];
  });
}
