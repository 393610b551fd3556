/** Messages between the page and the worker of the embedded engine. */
import type {SearchRequest} from '../../client/port';

/** The first message: the file of the index (`IndexFile`) as it came. */
export type Opening = {index: ArrayBuffer};

export type Question =
  {requests: readonly SearchRequest[]} | {excerptsOf: readonly string[]} | {cardsFor: string};

export type Call = {id: number; question: Question};

/** `value` is what the function of `SearchClient` returns for the question. */
export type Reply = {id: number; value: unknown} | {id: number; error: string};
