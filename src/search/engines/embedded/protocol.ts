/** Messages between the page and the search worker. */
import type {SearchRequest} from '../../client/port';

/** What the page asks for. No requests: only prefetch the files of the first query. */
export type Question =
  | {requests: readonly SearchRequest[]}
  | {excerptsOf: string; objectIDs: readonly string[]}
  | {cardsFor: string};

/** The first message: the index entry, if the page could fetch it while the worker started. */
export type Opening = {entry: string | undefined};

export type Call = {id: number; question: Question};

/** The page no longer wants the answer to a call. */
export type Withdrawal = {withdrawn: number};

/** `value` is what the function of `SearchClient` returns for the question. */
export type Reply = {id: number; value: unknown} | {id: number; error: string};
