/** Addresses that lead on to a page, as authors list them in `redirects.yml`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';

export const listFile = 'src/redirects/redirects.yml';

/** A site path, without anchor, query or slash at its end. */
const sitePath = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;

export type Redirect = {from: string; to: string; line: number};

type Problem = {line: number; message: string; remedy: string};

/** @returns what is wrong with where an entry leads: readers must get there in one step */
function wrongPath({from, to, line}: Redirect, next: string | undefined): Problem[] {
  if (next === undefined) return [];
  if ([from, to].includes(next))
    return [{line, message: `${from} leads in a circle.`, remedy: 'remove an entry of it, or correct "to".'}];
  const message = `${from} leads to ${to}, which leads on to ${next}.`;
  return [{line, message, remedy: `write "to: ${next}".`}];
}

/**
 * @param text of a list
 * @returns its entries, and what is wrong with them
 */
export function redirectsIn(text: string): {redirects: Redirect[]; problems: Problem[]} {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter: lines});
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  if (errors[0] || (contents && !isSeq(contents))) {
    const message = errors[0]?.message.split(' at line')[0] ?? 'This is no list';
    const problem = {
      message: `${message}.`,
      remedy: 'write an entry as "- {from: /docs/old, to: /docs/new}".',
    };
    return {redirects: [], problems: [{line: lineAt(errors[0]?.pos[0]), ...problem}]};
  }
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const item of contents?.items ?? []) {
    const [from, to] = ['from', 'to'].map((key): unknown => (isMap(item) ? item.get(key) : undefined));
    const line = lineAt(isMap(item) ? item.range?.[0] : undefined);
    if (![from, to].every((address) => typeof address === 'string' && sitePath.test(address)))
      problems.push({
        line,
        message: `An entry leads from ${JSON.stringify(from)} to ${JSON.stringify(to)}.`,
        remedy: 'write both as site paths, such as /docs/intro.',
      });
    else if (redirects.some((other) => other.from === from))
      problems.push({line, message: `${String(from)} has two entries.`, remedy: 'remove one of them.'});
    else redirects.push({from: String(from), to: String(to), line});
  }
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return {
    redirects,
    problems: [...problems, ...redirects.flatMap((entry) => wrongPath(entry, targets.get(entry.to)))],
  };
}

/** @param root folder of the project; one without a list has no redirects */
export function readList(root: string): ReturnType<typeof redirectsIn> {
  const file = path.join(root, listFile);
  return redirectsIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/**
 * @param root folder of the project
 * @returns the entries of its list
 * @throws Error with file, line and remedy when one is wrong
 */
export function readMoved(root: string): Redirect[] {
  const {redirects, problems} = readList(root);
  const [problem] = problems;
  if (problem) throw new Error(`${listFile}:${problem.line} ${problem.message} Remedy: ${problem.remedy}`);
  return redirects;
}
