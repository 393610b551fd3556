import type {Trouble} from './board';

/** `openapi/auth.yaml:2:1 what. Remedy: what to do.`; before the words, a problem of a document has its pointer. */
const line = /^\s*([\w./@-]+\.\w+):(\d+):(\d+) (?:#\S* )?(.*?)(?: Remedy: (.*))?$/gm;

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * @param message of an error of ours, with a line for each problem
 * @returns the problems; none where no line names a place
 */
export const ourTroubles = (message: string): Trouble[] =>
  [...message.matchAll(line)].map(([, path, at, column, words = '', remedy]) => ({
    path,
    line: Number(at),
    column: Number(column),
    message: words,
    ...(remedy && {remedy: lower(remedy)}),
  }));
