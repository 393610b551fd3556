/**
 * The interface between views and search engines: the part of Algolia's multi-index query API that the modal and
 * the search page use (`POST /1/indexes/{any}/queries`).
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
  /** Asks Algolia for a `queryID`, which click events must name. */
  clickAnalytics?: boolean;
  /** Zero-based. */
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** `attribute:words`; the largest count of words is used for the snippet. */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** Searches for the words as they were typed: none is corrected. */
  isLiteral?: boolean;
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

/** An answer from data that the project holds, to be shown above the hits. All texts are plain. */
export type AnswerCard = {
  /** What the answer is about, such as `Error code` or `Limit`. */
  kind: string;
  title: string;
  /** Product or area of the site, as in `lvl0`. */
  area: string;
  lines: readonly {label?: string; text: string}[];
  /** Where the answer stands: a path of the site, with its anchor. */
  to: string;
  /** What a button copies. */
  copy?: string;
};

export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  /** Id of the query for Algolia's insights; only from the hosted engine. */
  queryID?: string;
  /** The query that was answered in place of the typed one. */
  corrected?: string;
  /** Number of hits in each area, the most first. */
  areas?: readonly {area: string; count: number}[];
  /** Where nothing answers: headings that come nearest. */
  nearest?: readonly Hit[];
};

export type SearchAnswer = {
  /** One result a query, in order. */
  results: SearchResult[];
  /** True when the hosted engine failed and the embedded engine answered. */
  isFallback?: boolean;
};

export interface SearchClient {
  /**
   * @param parameters one or more queries
   * @throws Error named `RetryError` when no engine answers; the views show the failure notice for it
   */
  search(parameters: {requests: readonly SearchRequest[]}): Promise<SearchAnswer>;
  /** Prefetches the files of the first query; errors are ignored, because the query fetches them again. */
  warm(): void;
  /**
   * Texts around the densest matches, for hits whose answer came without them.
   *
   * @param objectIDs of the rows that are shown
   * @returns HTML by `objectID`: escaped text and the highlight tags; an id without text is absent
   */
  excerpts?(objectIDs: readonly string[]): Promise<Record<string, string>>;
  /** Answers from data that the project holds, mostly none. */
  cards?(query: string): Promise<readonly AnswerCard[]>;
}

/** The error of a search that no engine answered. */
export function unreachable(cause: unknown): Error {
  return Object.assign(new Error('No search engine answered', {cause}), {name: 'RetryError'});
}
