/**
 * The port that every view searches through: the part of Algolia's multi-index query that the modal and the
 * search page use (`POST /1/indexes/{any}/queries`). Engines stand behind it.
 */
import type {Level, SearchRecord} from '../records/record';

/**
 * Outer list: all must hold; inner list: any may hold. Each filter is `attribute:value`; attributes are
 * `language`, `docusaurus_tag` and `hierarchy.lvl0` (the product or area).
 */
export type FacetFilters = readonly (string | readonly string[])[];

export type SearchRequest = {
  indexName: string;
  query: string;
  /** For Algolia: have the answer name the query, so that clicks can be reported. */
  clickAnalytics?: boolean;
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

/** Levels without text are absent. */
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
  /** Names the query to Algolia's insights; only the hosted engine gives one. */
  queryID?: string;
};

export type SearchAnswer = {
  /** One result a query, in order. */
  results: SearchResult[];
  /** True when the hosted engine could not be reached and the embedded one answered in its place. */
  standIn?: boolean;
};

export interface SearchClient {
  /**
   * @param parameters one or more queries
   * @throws Error named `RetryError` when no answer could be had; the views show the failure text for it
   */
  search(parameters: {requests: readonly SearchRequest[]}): Promise<SearchAnswer>;
  /** Downloads what the first query will need. Failing is no failure: the query tries again. */
  warm(): void;
}

/** The error of a search that no engine answered. */
export function unreachable(cause: unknown): Error {
  return Object.assign(new Error('No search engine answered', {cause}), {name: 'RetryError'});
}
