/** The address of the search page: query and area in it, and back. */
import {searchAreas} from '../../site/products';
import {search} from '../../site/identity';

/** What a reader chose; the area by its label, undefined for all. */
export type Choice = {query: string; area?: string};

/** @returns the query part of the address of a choice, such as `?q=retention&in=Focus`; empty for none */
export function addressOf({query, area}: Choice): string {
  const parameters = new URLSearchParams({
    ...(query && {[search.queryParameter]: query}),
    ...(area && {[search.areaParameter]: area}),
  }).toString();
  return parameters && `?${parameters}`;
}

/** @returns the choice in an address; a longer query is cut to the limit, an area that is none is left out */
export function choiceOf(address: string): Choice {
  const parameters = new URLSearchParams(address);
  const query = parameters.get(search.queryParameter) ?? '';
  const area = searchAreas.find(({label}) => label === parameters.get(search.areaParameter))?.label;
  return {query: query.slice(0, search.maxQueryLength), area};
}
