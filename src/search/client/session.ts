/** What a view asks and shows: the latest question, the answer on the screen, its cards and texts, a failure. */
import {isUpdated} from '../../runtime/contract';
import {holdsAllWords, type HitView} from './hits';
import type {AnswerCard, RequestContext, SearchClient, SearchQuery, SearchResult} from './port';

/** The displayed answer, with all pages of results fetched so far. */
export type ShownAnswer = {
  question: SearchQuery;
  result: SearchResult;
  isFallback?: boolean;
  /** Ids of the hosted engine's queries, one a page. */
  queryIDs: readonly (string | undefined)[];
};

export type Session = {
  question: SearchQuery;
  isPending: boolean;
  shown?: ShownAnswer;
  /** Which request failed: the query, or the next page of its results. */
  failure?: 'answer' | 'more';
  /** Whether the site has another version than the page, which is why it failed. */
  isOld: boolean;
  cards: readonly AnswerCard[];
  /** Texts of hits whose answer came without them: HTML by the id of a hit. */
  texts: Readonly<Record<string, string>>;
};

export type Asking = {
  now: () => Session;
  /** Asks the engine, or clears the session for a blank query. */
  ask: (question: SearchQuery) => void;
  /** Fetches the next page of results. */
  more: () => void;
  /**
   * Fetches texts of these hits, once the reader pauses: those of one file at most, for the first that wants one.
   *
   * @param isForAll also for those whose headings hold all words of the query
   */
  fetchTexts: (views: readonly HitView[], isForAll: boolean) => void;
};

const blank: Session = {question: {query: ''}, isPending: false, isOld: false, cards: [], texts: {}};

/** Milliseconds that a reader pauses before texts are fetched. */
const pause = 250;

/** Milliseconds after which a view tells that an answer is awaited, while it shows an earlier one. */
const noticeable = 150;

/** @returns the words that were answered */
export const wordsOf = ({question, result}: ShownAnswer): string => result.corrected ?? question.query;

/**
 * Asks, and again when the network is back after a failure. Earlier results stay while the next ones are fetched, an older
 * answer never replaces a newer one, and a failure stays until a query is answered.
 *
 * @param onChange called when the session has changed
 * @param signal ends the listening to the network
 */
export function startSession(
  client: SearchClient,
  context: RequestContext,
  onChange: () => void,
  signal: AbortSignal,
): Asking {
  let now = blank;
  let asked = 0;
  let answered = 0;
  let continued: ShownAnswer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetching = new AbortController();

  const set = (changes: Partial<Session>) => {
    now = {...now, ...changes};
    onChange();
  };
  const fail = (failure: 'answer' | 'more') => {
    set({failure, isPending: false});
    void isUpdated().then((isOld) => isOld && set({isOld}));
  };
  const stopTexts = () => {
    clearTimeout(timer);
    fetching.abort();
  };

  function ask(question: SearchQuery): void {
    stopTexts();
    const number = (asked += 1);
    if (!question.query.trim()) {
      answered = number;
      now = blank;
      return set({question});
    }
    const isShown = now.shown && !now.failure;
    now = {...now, question, isPending: true};
    if (isShown) timer = setTimeout(onChange, noticeable);
    else onChange();
    const coming = client.cards(question.query).catch(() => blank.cards);
    client.search({...question, ...context}).then(
      (result) => {
        if (number < answered) return;
        answered = number;
        const shown = {question, result, isFallback: result.isFallback, queryIDs: [result.queryID]};
        const {cards, texts} = now.shown && wordsOf(now.shown) === wordsOf(shown) ? now : blank;
        set({shown, isPending: number < asked, failure: undefined, cards, texts});
        void coming.then((found) => now.shown === shown && set({cards: found}));
      },
      () => number === asked && fail('answer'),
    );
  }

  function more(): void {
    const {shown} = now;
    if (!shown || continued === shown || shown.result.page + 1 >= shown.result.nbPages) return;
    continued = shown;
    client.search({...shown.question, ...context, page: shown.result.page + 1}).then(
      (result) => {
        if (now.shown !== shown) return;
        const hits = [...shown.result.hits, ...result.hits];
        const queryIDs = [...shown.queryIDs, result.queryID];
        set({shown: {...shown, result: {...result, hits}, queryIDs}, failure: undefined});
      },
      () => {
        continued = undefined;
        if (now.shown === shown) fail('more');
      },
    );
  }

  function fetchTexts(views: readonly HitView[], isForAll: boolean): void {
    stopTexts();
    const {shown, texts} = now;
    if (!shown) return;
    const words = wordsOf(shown);
    const wanted = views.filter((view) => !view.snippet && (isForAll || !holdsAllWords(view, words)));
    const missing = wanted.map(({id}) => id).filter((id) => !Object.hasOwn(texts, id));
    if (!missing.length) return;
    const {signal: mine} = (fetching = new AbortController());
    timer = setTimeout(() => {
      client.excerpts(missing).then(
        (found) => {
          const none = Object.fromEntries(missing.map((id) => [id, '']));
          if (!mine.aborted) set({texts: {...now.texts, ...none, ...found}});
        },
        () => undefined,
      );
    }, pause);
  }

  signal.addEventListener('abort', stopTexts);
  addEventListener('online', () => now.failure === 'answer' && ask(now.question), {signal});
  return {now: () => now, ask, more, fetchTexts};
}
