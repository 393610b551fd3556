import type {FacetFilters, SearchRequest} from './port';
import {search} from '../../site/identity';
import {facetFiltersOf} from './facetFilters';
import type {HostedOptions} from '../engines/hosted/themeOptions';

/** Query text, area and page of results. */
export type SearchQuery = {
  query: string;
  /** `lvl0` of the records to look at; all when absent. */
  area?: string;
  /** Zero-based. */
  page?: number;
  /** Searches for the words as they were typed: none is corrected. */
  isLiteral?: boolean;
};

/** Parameters that are the same in every request of a build. */
export type RequestContext = {indexName: string; facetFilters: FacetFilters; clickAnalytics: boolean};

/**
 * @param options of the hosted search, which the embedded engine honours while it stands in
 * @returns the filters of every query: language and tags of the page that is read, then those of the configuration
 */
export function contextFilters(
  {language, tags}: {language: string; tags: readonly string[]},
  {contextualSearch = true, searchParameters = {}}: Partial<HostedOptions> = {},
): FacetFilters {
  const contextual = [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
  return [...(contextualSearch ? contextual : []), ...facetFiltersOf(searchParameters)];
}

/** @returns the request that both views send to either engine */
export function toSearchRequest(
  {query, area, page = 0, isLiteral}: SearchQuery,
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
    ...(isLiteral && {isLiteral}),
    ...(clickAnalytics && {clickAnalytics}),
  };
}
