/** The interface between views and search engines. */
import type {Level, SearchRecord} from '../records/record';

/**
 * Outer list: all must hold; inner list: any may hold. Each filter is `attribute:value`; attributes are
 * `language`, `docusaurus_tag` and `hierarchy.lvl0` (the product or area).
 */
export type FacetFilters = readonly (string | readonly string[])[];

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
export type RequestContext = {
  indexName: string;
  facetFilters: FacetFilters;
  /** Asks Algolia for a `queryID`, which click events must name. */
  clickAnalytics: boolean;
};

export type SearchRequest = SearchQuery & RequestContext;

/** Texts that are shown are HTML: escaped text and `<mark>` around the words that match. */
export type Hit = Pick<SearchRecord, 'objectID' | 'url' | 'hierarchy'> & {
  /** The texts of `hierarchy` as they are shown. */
  marked?: Partial<Record<Level, string | null>>;
  /** Text around the densest matches. */
  snippet?: string;
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
  /** Id of the query for Algolia's insights; only from the hosted engine. */
  queryID?: string;
  /** The query that was answered in place of the typed one. */
  corrected?: string;
  /** Number of hits in each area, the most first, whichever area is searched. */
  areas: readonly {area: string; count: number}[];
  /** Where nothing answers: headings that come nearest. */
  nearest?: readonly Hit[];
  /** True when the hosted engine failed and the embedded engine answered. */
  isFallback?: boolean;
};

export interface SearchClient {
  /** @throws Error named `RetryError` when no engine answers; the views show the failure notice for it */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Prefetches the files of the first query; errors are ignored, because the query fetches them again. */
  warm(): void;
  /**
   * @param objectIDs of hits that are shown and came without a snippet
   * @returns snippets by `objectID`; an id without text is absent
   */
  excerpts(objectIDs: readonly string[]): Promise<Record<string, string>>;
  /** Answers from data that the project holds, mostly none. */
  cards(query: string): Promise<readonly AnswerCard[]>;
}

/** The error of a search that no engine answered. */
export function unreachable(cause: unknown): Error {
  return Object.assign(new Error('No search engine answered', {cause}), {name: 'RetryError'});
}

/** @returns the areas of a result, given the number of hits in each */
export const areasOf = (counts: Readonly<Record<string, number>>): SearchResult['areas'] =>
  Object.entries(counts)
    .map(([area, count]) => ({area, count}))
    .sort((one, other) => other.count - one.count || (one.area < other.area ? -1 : 1));
