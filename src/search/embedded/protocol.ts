/** Messages between the page and the search worker. */
import type {SearchRequest, SearchResult} from '../port';

/** An empty list of requests only warms the index up. */
export type Call = {id: number; indexUrl: string; requests: readonly SearchRequest[]};

export type Reply = {id: number; results: SearchResult[]} | {id: number; error: string};

/** Site path of the index file that the build writes. */
export const indexPath = '/search-index/index.json';
