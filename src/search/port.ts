/**
 * The port that every view searches through: the part of Algolia's multi-index query that DocSearch and our
 * search page use (`POST /1/indexes/{any}/queries`). Engines stand behind it.
 */
import type {Level, SearchRecord} from './record';

/** Outer list: all must hold; inner list: any may hold. Each filter is `attribute:value`. */
export type FacetFilters = readonly (string | readonly string[])[];

export type SearchRequest = {
  indexName: string;
  query: string;
  /** Zero-based. */
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** `attribute:words`; the largest count of words is used for the snippet. */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
};

export type Highlighted = {value: string; matchLevel: 'none' | 'partial' | 'full'};

/** Levels without text are absent: both DocSearch views read `.value` of every key. */
export type HighlightedHierarchy = Partial<Record<Level, Highlighted>>;

/** Values under `_highlightResult` and `_snippetResult` are HTML: escaped text and the highlight tags. */
export type Hit = Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'hierarchy' | 'content'
> & {
  type: Level | 'content';
  _highlightResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
  _snippetResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
};

export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
};

export interface SearchClient {
  /**
   * @param parameters one or more queries
   * @returns one result a query, in order
   * @throws Error named `RetryError` when no answer could be had; DocSearch shows its failure text for it
   */
  search(parameters: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
}

/** The error DocSearch recognises as "no server could be reached". */
export function unreachable(cause: unknown): Error {
  return Object.assign(new Error('No search engine answered', {cause}), {name: 'RetryError'});
}
