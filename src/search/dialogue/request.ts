import type {FacetFilters, SearchRequest} from './port';
import {search} from '../../site/identity';

/** What a reader asks. */
export type Question = {
  query: string;
  /** `lvl0` of the records to look at; all when absent. */
  area?: string;
  /** Zero-based. */
  page?: number;
};

/** What the build decides about every request. */
export type Context = {indexName: string; facetFilters: FacetFilters; clickAnalytics: boolean};

/** @returns the request that both views send to either engine */
export function requestOf({query, area, page = 0}: Question, context: Context): SearchRequest {
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
