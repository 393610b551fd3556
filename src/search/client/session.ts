/** State of a search view as a pure reducer: latest query, shown answer, failure. */
import type {SearchAnswer, SearchResult} from './port';
import type {SearchQuery} from './searchRequest';

/** The displayed answer, with all pages of results fetched so far. */
export type ShownAnswer = {
  question: SearchQuery;
  result: SearchResult;
  isFallback: boolean;
  /** Ids of the hosted engine's queries, one a page. */
  queryIDs: readonly (string | undefined)[];
};

export type Session = {
  /** Number of the latest query, counted from 1. */
  asked: number;
  /** Number of the latest query that was answered. */
  answered: number;
  shown?: ShownAnswer;
  /** Which request failed: the query, or the next page of its results. */
  failure?: 'answer' | 'more';
};

export type SessionEvent =
  | {type: 'asked' | 'cleared' | 'failed'; number: number}
  | {type: 'answered'; number: number; question: SearchQuery; answer: SearchAnswer}
  | {type: 'continued'; number: number; answer: SearchAnswer}
  | {type: 'stuck'; number: number};

export const initialSession: Session = {asked: 0, answered: 0};

/** Whether the latest query has no answer yet. */
export function isPending({asked, answered}: Session): boolean {
  return asked > answered;
}

function show({question, answer}: {question: SearchQuery; answer: SearchAnswer}): ShownAnswer | undefined {
  const [result] = answer.results;
  return result && {question, result, isFallback: answer.isFallback === true, queryIDs: [result.queryID]};
}

function append(shown: ShownAnswer, {results: [next]}: SearchAnswer): ShownAnswer {
  if (!next) return shown;
  const hits = [...shown.result.hits, ...next.hits];
  return {...shown, result: {...next, hits}, queryIDs: [...shown.queryIDs, next.queryID]};
}

/**
 * Earlier results stay while the next ones are fetched, an older answer never replaces a newer one, and a failure
 * stays until a query is answered.
 */
export function sessionReducer(session: Session, event: SessionEvent): Session {
  const {number} = event;
  switch (event.type) {
    case 'asked':
      return {...session, asked: number};
    case 'cleared':
      return {asked: number, answered: number};
    case 'answered':
      return number > session.answered
        ? {asked: session.asked, answered: number, shown: show(event)}
        : session;
    case 'failed':
      return number === session.asked ? {...session, answered: number, failure: 'answer'} : session;
    case 'continued':
      return number === session.answered && session.shown
        ? {...session, shown: append(session.shown, event.answer), failure: undefined}
        : session;
    case 'stuck':
      return number === session.answered ? {...session, failure: 'more'} : session;
  }
}
