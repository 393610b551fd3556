/** Messages between the page and the search worker. */
import type {SearchRequest, SearchResult} from '../port';

/** An empty list of requests only downloads what the first query will need. */
export type Call = {id: number; requests: readonly SearchRequest[]};

export type Reply = {id: number; results: SearchResult[]} | {id: number; error: string};
