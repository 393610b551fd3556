/** Messages between the page and the search worker. */
import type {SearchRequest, SearchResult} from '../../client/port';

export type Call = {
  id: number;
  /** Empty: only prefetch the files of the first query. */
  requests: readonly SearchRequest[];
  /** The index entry, if the page has fetched it; saves the worker a request. */
  entry: string | undefined;
};

export type Reply = {id: number; results: SearchResult[]} | {id: number; error: string};
