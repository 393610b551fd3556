/** Messages between the page and the search worker. */
import type {SearchRequest, SearchResult} from '../../dialogue/port';

export type Call = {
  id: number;
  /** None: only download what the first query will need. */
  requests: readonly SearchRequest[];
  /** The entry of the index as the page fetched it; the first call that holds one saves the worker a trip. */
  entry: string | undefined;
};

export type Reply = {id: number; results: SearchResult[]} | {id: number; error: string};
