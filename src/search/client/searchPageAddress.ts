/** The address of the search page: query and area in it, and back. */
import {searchAreas} from '../../site/products';
import {cut} from '../../site/cut';
import {search} from '../../site/identity';

/** Query and area of the search page; the area by its label, undefined for all. */
export type SearchPageQuery = {query: string; area?: string};

/** @returns the query string of the search page, such as `?q=retention&in=Focus`; empty for an empty query */
export function searchPageAddress({query, area}: SearchPageQuery): string {
  const parameters = new URLSearchParams({
    ...(query && {[search.queryParameter]: query}),
    ...(area && {[search.areaParameter]: area}),
  }).toString();
  return parameters && `?${parameters}`;
}

/** @returns query and area of an address; the query cut to the maximum length, an unknown area left out */
export function parseSearchPageAddress(address: string): SearchPageQuery {
  const parameters = new URLSearchParams(address);
  const query = parameters.get(search.queryParameter) ?? '';
  const area = searchAreas.find(({label}) => label === parameters.get(search.areaParameter))?.label;
  return {query: cut(query, search.maxQueryLength), area};
}
