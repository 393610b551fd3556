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

export type Query = {indexName: string; query: string};

export const emptyIndex = (): Index => ({settings: {}, synonyms: new Map(), objects: new Map()});

/** All words of the query must be in the record, as they are written. */
export function searchIn({objects}: Index, {indexName, query}: Query) {
  const words = query.toLowerCase().split(/\s+/);
  const highlight = (value: string) => {
    const isMatch = words.some((word) => value.toLowerCase().includes(word));
    return {value, matchLevel: isMatch ? 'full' : 'none'};
  };
  const hits = [...objects.values()]
    .filter((object) => words.every((word) => JSON.stringify(object).toLowerCase().includes(word)))
    .map((object) => {
      const hierarchy = Object.entries(object.hierarchy ?? {}).flatMap(([level, text]) =>
        text ? [[level, highlight(text)] as const] : [],
      );
      const shown = {
        hierarchy: Object.fromEntries(hierarchy),
        ...(object.content && {content: highlight(object.content)}),
      };
      return {...object, _highlightResult: shown, _snippetResult: shown};
    });
  return {index: indexName, query, hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20};
}
