/** A reader's dialogue with the engine, as pure steps: what was asked, what is shown, whether asking failed. */
import type {SearchAnswer, SearchResult} from './port';
import type {Question} from './request';

/** An answer on the screen, with all pages fetched so far. */
export type Shown = {
  question: Question;
  result: SearchResult;
  isStandIn: boolean;
  /** Ids of the hosted engine's queries, one a page. */
  queryIDs: readonly (string | undefined)[];
};

export type Session = {
  /** Number of the latest question; questions count from 1. */
  asked: number;
  /** Number of the latest question that was answered. */
  answered: number;
  shown?: Shown;
  /** What could not be had: an answer, or only the next page of one. */
  failure?: 'answer' | 'more';
};

export type SessionEvent =
  | {type: 'asked' | 'cleared' | 'failed'; number: number}
  | {type: 'answered'; number: number; question: Question; answer: SearchAnswer}
  | {type: 'continued'; number: number; answer: SearchAnswer}
  | {type: 'stuck'; number: number};

export const noSession: Session = {asked: 0, answered: 0};

/** Whether the latest question waits for its answer. */
export function isPending({asked, answered}: Session): boolean {
  return asked > answered;
}

function show({question, answer}: {question: Question; answer: SearchAnswer}): Shown | undefined {
  const [result] = answer.results;
  return result && {question, result, isStandIn: answer.standIn === true, queryIDs: [result.queryID]};
}

function append(shown: Shown, {results: [next]}: SearchAnswer): Shown {
  if (!next) return shown;
  const hits = [...shown.result.hits, ...next.hits];
  return {...shown, result: {...next, hits}, queryIDs: [...shown.queryIDs, next.queryID]};
}

/**
 * An answer is shown until a newer one comes: earlier results stay while the next are fetched, an older answer
 * never replaces a newer one, and a failure stays until a question is answered.
 */
export function step(session: Session, event: SessionEvent): Session {
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
