/** The list of redirects, `redirects.yml`, which authors' commands write. */
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap} from 'yaml';

export const listFile = 'src/redirects/redirects.yml';

/** An entry of the list; `from` and `to` are site paths. */
export type Redirect = {
  /** A page, or a heading of one: `/docs/page#heading`. */
  from: string;
  to: string;
  /** What was at `from` has been removed, with its headings; `to` takes its place. */
  removed: boolean;
  /** In the file, 1-based. */
  line: number;
};

/** What is wrong in the list, in the form of a finding. */
export type ListProblem = {line: number; message: string; remedy: string};

export type RedirectList = {redirects: readonly Redirect[]; problems: readonly ListProblem[]};

const form = 'write "- from: /docs/old" and, below it, "to: /docs/new".';

/** A site path, perhaps with an anchor; no trailing slash, no query. */
const sitePath = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:#[^\s#]+)?$/;

const known = ['from', 'to', 'removed'];

function readEntry(entry: YAMLMap, line: number): Redirect | ListProblem {
  const value = (key: string): unknown => entry.get(key);
  const strange = entry.items.find(({key}) => !isScalar(key) || !known.includes(String(key.value)));
  if (strange)
    return {
      line,
      message: `An entry of the redirects has the key "${String(strange.key)}".`,
      remedy: 'use from, to and removed only.',
    };
  const [from, to, removed = false] = known.map(value);
  if (typeof from !== 'string' || typeof to !== 'string')
    return {line, message: 'An entry of the redirects needs "from" and "to".', remedy: form};
  const wrong = [from, to].find((address) => !sitePath.test(address));
  if (wrong !== undefined || from === '/')
    return {
      line,
      message: `"${wrong ?? from}" cannot be an address of the redirects.`,
      remedy: 'write a site path without the host, a query or a slash at its end, such as /docs/intro.',
    };
  if (typeof removed !== 'boolean')
    return {
      line,
      message: `"removed" of ${from} is neither true nor false.`,
      remedy: 'write "removed: true".',
    };
  return {from, to, removed, line};
}

/**
 * @param text of `redirects.yml`
 * @returns its entries in their order, and what cannot be read
 */
export function parseRedirects(text: string): RedirectList {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter: lines});
  const [error] = errors;
  if (error) {
    const [message = ''] = error.message.split(/ at line \d+/);
    const {line = 1} = error.linePos?.[0] ?? {};
    return {
      redirects: [],
      problems: [{line, message: `The redirects are not YAML: ${message}.`, remedy: form}],
    };
  }
  if (contents === null) return {redirects: [], problems: []};
  if (!isSeq(contents))
    return {redirects: [], problems: [{line: 1, message: 'The redirects are not a list.', remedy: form}]};
  const read = contents.items.map((entry) => {
    const [start = 0] = (entry as {range?: [number, number, number]}).range ?? [];
    const {line} = lines.linePos(start);
    return isMap(entry)
      ? readEntry(entry, line)
      : {line, message: 'An entry of the redirects needs "from" and "to".', remedy: form};
  });
  return {
    redirects: read.filter((entry): entry is Redirect => 'from' in entry),
    problems: read.filter((entry): entry is ListProblem => 'message' in entry),
  };
}

/** @returns an address without its anchor, and the anchor, which is empty where there is none */
export function split(address: string): [page: string, anchor: string] {
  const [page = '', anchor = ''] = address.split('#');
  return [page, anchor];
}

/** @returns where pages that have moved lead, without headings */
export const movedPages = (redirects: readonly Redirect[]): Map<string, string> =>
  new Map(redirects.filter(({from}) => !from.includes('#')).map(({from, to}) => [from, to]));
