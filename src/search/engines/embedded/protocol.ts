/** Messages between the page and the worker of the embedded engine. */
import type {SearchRequest} from '../../client/port';
import type {IndexFile} from './indexFile';

/** The first message. */
export type Opening = {index: IndexFile};

export type Question =
  {requests: readonly SearchRequest[]} | {excerptsOf: readonly string[]} | {cardsFor: string};

export type Call = {id: number; question: Question};

/** `value` is what the function of `SearchClient` returns for the question. */
export type Reply = {id: number; value: unknown} | {id: number; error: string};
