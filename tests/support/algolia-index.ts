/** An index of the Algolia that the tests play, and a search in it. */

export type StoredObject = {
  objectID: string;
  url?: string;
  hierarchy?: Record<string, string | null>;
  content?: string | null;
};

export type Index = {
  settings: Record<string, unknown>;
  synonyms: Map<string, object>;
  objects: Map<string, StoredObject>;
};

export type Query = {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  facets?: string[];
  facetFilters?: (string | string[])[];
};

const areaFacet = 'hierarchy.lvl0';
const areaOf = ({hierarchy}: StoredObject) => hierarchy?.lvl0 ?? '';

export const emptyIndex = (): Index => ({settings: {}, synonyms: new Map(), objects: new Map()});

/** All words of the query must be in the record, as they are written; of filters that of the area is known. */
export function searchIn(
  {objects}: Index,
  {indexName, query, hitsPerPage = 20, facets, facetFilters}: Query,
) {
  const filter = facetFilters?.find((one) => typeof one === 'string' && one.startsWith(areaFacet));
  const words = query.toLowerCase().split(/\s+/);
  const highlight = (value: string) => {
    const isMatch = words.some((word) => value.toLowerCase().includes(word));
    return {value, matchLevel: isMatch ? 'full' : 'none'};
  };
  const found = [...objects.values()]
    .filter((object) => words.every((word) => JSON.stringify(object).toLowerCase().includes(word)))
    .filter((object) => !filter || filter === `${areaFacet}:${areaOf(object)}`);
  const hits = found.slice(0, hitsPerPage).map((object) => {
    const hierarchy = Object.entries(object.hierarchy ?? {}).flatMap(([level, text]) =>
      text ? [[level, highlight(text)] as const] : [],
    );
    const shown = {
      hierarchy: Object.fromEntries(hierarchy),
      ...(object.content && {content: highlight(object.content)}),
    };
    return {...object, _highlightResult: shown, _snippetResult: shown};
  });
  const counts: Record<string, number> = {};
  for (const object of found) counts[areaOf(object)] = (counts[areaOf(object)] ?? 0) + 1;
  const result = {index: indexName, query, hits, nbHits: found.length, page: 0, nbPages: 1, hitsPerPage};
  return facets?.includes(areaFacet) ? {...result, facets: {[areaFacet]: counts}} : result;
}
