/** The address of the search page for a query. */
import {cut} from '../../site/cut';
import {search} from '../../site/identity';
import {searchAreas} from '../../site/products';
import type {SearchQuery} from './port';

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
