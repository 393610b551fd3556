/** What is asked: the request to either engine, and the address of the search page for it. */
import {cut} from '../../site/cut';
import {search} from '../../site/identity';
import {searchAreas} from '../../site/products';
import type {HostedOptions} from '../engines/hosted/themeOptions';
import type {FacetFilters, SearchRequest} from './port';

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
 * @param parameters `searchParameters` of the configuration
 * @returns their filters in the form of the port: a single one may stand for a list
 */
export const facetFiltersOf = ({
  facetFilters = [],
}: Readonly<Record<string, unknown>>): (string | string[])[] =>
  typeof facetFilters === 'string' ? [facetFilters] : (facetFilters as (string | string[])[]);

/**
 * @param options of the hosted search, which the embedded engine honours while it stands in
 * @returns the filters of every query: language and tags, then those of the configuration
 */
export function contextFilters(
  {language, tags}: {language: string; tags: readonly string[]},
  {contextualSearch = true, searchParameters = {}}: Partial<HostedOptions> = {},
): FacetFilters {
  const contextual = [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
  return [...(contextualSearch ? contextual : []), ...facetFiltersOf(searchParameters)];
}

/** @returns the request that dialog and page send to either engine */
export function toSearchRequest(
  {query, area, page = 0, isLiteral}: SearchQuery,
  {indexName, facetFilters, clickAnalytics}: RequestContext,
): SearchRequest {
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

/** @returns the short name of an area, given its `lvl0` */
export const areaName = (area: string): string =>
  searchAreas.find(({value}) => value === area)?.label ?? area;

/** @returns the query string of the search page, such as `?q=retention&in=Focus`; empty for an empty query */
export function searchPageAddress({query, area}: SearchQuery): string {
  const parameters = new URLSearchParams({
    ...(query && {[search.queryParameter]: query}),
    ...(area && {[search.areaParameter]: areaName(area)}),
  }).toString();
  return parameters && `?${parameters}`;
}

/** @returns query and area of an address; the query cut to the maximum length, an unknown area left out */
export function parseSearchPageAddress(address: string): SearchQuery {
  const parameters = new URLSearchParams(address);
  const query = parameters.get(search.queryParameter) ?? '';
  const area = searchAreas.find(({label}) => label === parameters.get(search.areaParameter))?.value;
  return {query: cut(query, search.maxQueryLength), area};
}
