import type {HitView} from '../../client/hitView';
import type {SearchClient} from '../../client/port';
import {plainText} from '../Highlight/plainText';

/** Milliseconds that a reader pauses before texts are fetched. */
const pause = 250;

/** Texts of an answer: those of the first rows, because each may be in a file of its own. */
const most = 3;

const none: Texts = {};

/** As much of a word as its other forms share, such as `hold` of `holds`. */
const stemOf = (word: string) => word.slice(0, Math.min(5, Math.max(3, word.length - 1)));

/** @returns whether title and trail of a row hold all words of a query, in whatever form, so that no text is needed */
export function holdsAllWords({title, trail, area}: HitView, query: string): boolean {
  const shown = plainText([title, ...trail, area].join(' ')).toLowerCase();
  return (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => shown.includes(stemOf(word)));
}

/** HTML by the id of a row. */
export type Texts = Readonly<Record<string, string>>;

export type Excerpts = {
  /** Takes the rows that want a text now; those for earlier ones are no longer fetched. */
  take: (query: string, ids: readonly string[]) => void;
  /** The texts that are there, by row: HTML, escaped text and marks. */
  texts: () => Texts;
  /** Wants no texts any more, because the query changes. */
  stop: () => void;
};

/**
 * Asks for the texts of rows that need one, once the reader pauses.
 *
 * @param onChange called when texts have come
 * @param signal ends all of it
 */
export function startExcerpts(
  client: Pick<SearchClient, 'excerpts'>,
  onChange: () => void,
  signal: AbortSignal,
): Excerpts {
  let texts: Texts = none;
  let before: string | undefined;
  let asked: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    asked?.abort();
  };
  signal.addEventListener('abort', stop);

  return {
    stop,
    texts: () => texts,
    take(query, ids) {
      stop();
      if (query !== before) texts = none;
      before = query;
      const missing = ids.slice(0, most).filter((id) => !(id in texts));
      if (!client.excerpts || !missing.length) return;
      const mine = (asked = new AbortController());
      timer = setTimeout(() => {
        client.excerpts?.(query, missing, mine.signal).then(
          (found) => {
            if (mine.signal.aborted) return;
            texts = {...texts, ...found};
            onChange();
          },
          () => undefined,
        );
      }, pause);
    },
  };
}
