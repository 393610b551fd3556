import {toSearchRequest, type RequestContext, type SearchQuery} from '../../client/searchRequest';
import type {AnswerCard, SearchClient} from '../../client/port';
import {initialSession, sessionReducer, type Session, type SessionEvent} from '../../client/session';

export type Asking = {
  session: () => Session;
  /** Whether the session shows the answer to the latest question. */
  isAnswered: () => boolean;
  /** The cards of a query, once they are there. */
  cardsOf: (query: string | undefined) => readonly AnswerCard[];
  /** Asks the engine, or clears the session for a blank query. */
  ask: (question: SearchQuery) => void;
};

const noCards: readonly AnswerCard[] = [];

/**
 * Queries the engine, and again when the network is back after a failure.
 *
 * @param onChange called when the session has changed
 * @param signal ends the listening to the network
 */
export function startAsking(
  client: SearchClient,
  context: RequestContext,
  onChange: () => void,
  signal: AbortSignal,
): Asking {
  let session: Session = initialSession;
  let latest: SearchQuery = {query: ''};
  let number = 0;
  let answer = {query: '', cards: noCards};

  const dispatch = (event: SessionEvent) => {
    session = sessionReducer(session, event);
    onChange();
  };

  function askForCards({query}: SearchQuery): void {
    client.cards?.(query).then(
      (cards) => {
        if (query !== latest.query || query === answer.query) return;
        answer = {query, cards};
        onChange();
      },
      () => undefined,
    );
  }

  const ask = (question: SearchQuery) => {
    latest = question;
    const asked = (number += 1);
    if (!question.query.trim()) return dispatch({type: 'cleared', number: asked});
    dispatch({type: 'asked', number: asked});
    askForCards(question);
    client.search({requests: [toSearchRequest(question, context)]}).then(
      (found) => dispatch({type: 'answered', number: asked, question, answer: found}),
      () => dispatch({type: 'failed', number: asked}),
    );
  };

  addEventListener('online', () => session.failure === 'answer' && ask(latest), {signal});
  return {
    session: () => session,
    isAnswered: () => session.shown?.question === latest,
    cardsOf: (query) => (query === answer.query ? answer.cards : noCards),
    ask,
  };
}
