import type {FacetFilters, SearchRequest} from './port';
import {search} from '../../site/identity';

/** Query text, area and page of results. */
export type SearchQuery = {
  query: string;
  /** `lvl0` of the records to look at; all when absent. */
  area?: string;
  /** Zero-based. */
  page?: number;
};

/** Parameters that are the same in every request of a build. */
export type RequestContext = {indexName: string; facetFilters: FacetFilters; clickAnalytics: boolean};

/** @returns the request that both views send to either engine */
export function toSearchRequest(
  {query, area, page = 0}: SearchQuery,
  context: RequestContext,
): SearchRequest {
  const {indexName, facetFilters, clickAnalytics} = context;
  return {
    indexName,
    query,
    page,
    hitsPerPage: search.hitsPerPage,
    facetFilters: area ? [...facetFilters, `hierarchy.lvl0:${area}`] : facetFilters,
    attributesToSnippet: ['content:15'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...(clickAnalytics && {clickAnalytics}),
  };
}
