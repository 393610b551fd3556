/** What was sent in this visit, the last first: the requests in the storage of the tab, the answers in memory alone. */
import {useSyncExternalStore} from 'react';
import {keep, kept} from './visitStorage';
import {siteLanguage} from '../../../site/language';

export type Call = {
  /** Counts the calls of a visit. */
  id: number;
  method: string;
  path: string;
  /** Address of the operation's page. */
  page: string;
  /** The request as text (`writeRequest`). */
  written: string;
  /** Status of the answer, or why there is none. */
  outcome: string;
  /** Moment of the answer, in milliseconds. */
  at: number;
};

/** The time of a call on the reader's clock. */
export const timeOf = ({at}: Call): string => new Date(at).toLocaleTimeString(siteLanguage);

/** So many calls of an API are kept. */
const most = 20;

/** Characters of an answer that are kept for comparing. */
const longest = 20_000;

const lists = new Map<string, Call[]>();
const answers = new Map<string, string>();
const listeners = new Set<() => void>();

function read(api: string): Call[] {
  try {
    const calls = JSON.parse(kept(`${api} calls`) ?? '[]') as Call[];
    return Array.isArray(calls)
      ? calls.filter(({written, page}) => typeof written === 'string' && /^\/(?!\/)/.test(page))
      : [];
  } catch {
    return [];
  }
}

/** @returns the calls of an API in this visit, the last first */
export function calls(api: string): Call[] {
  const known = lists.get(api) ?? read(api);
  lists.set(api, known);
  return known;
}

/** Adds a call to the list of its API; the oldest goes when there are too many. */
export function note(api: string, call: Omit<Call, 'id' | 'at'>, answer: string): void {
  const old = calls(api);
  const id = (old[0]?.id ?? 0) + 1;
  const next = [{...call, id, at: Date.now()}, ...old].slice(0, most);
  lists.set(api, next);
  answers.set(`${api} ${id}`, answer.slice(0, longest));
  keep(`${api} calls`, JSON.stringify(next));
  listeners.forEach((listener) => listener());
}

/** @returns the text of the answer; undefined once the page was loaded again */
export const answerTo = (api: string, {id}: Call): string | undefined => answers.get(`${api} ${id}`);

/** The calls of an API, and those to come. */
export function useCalls(api: string): Call[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => calls(api),
  );
}
