/** Reads the list of redirects and the ledger for a build, which stops at a wrong redirect. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {memoize} from 'lodash';
import {listFile, parseRedirects, type ListProblem, type Redirect} from './list';
import {pageProblem, problemsIn} from './problems';
import {ledgerEntries, ledgerFile, type LedgerEntry} from './published';

const refused = (problems: readonly ListProblem[]) =>
  new Error(
    problems
      .map(({line, message, remedy}) => `${listFile}:${line} ${message}\n    Remedy: ${remedy}`)
      .join('\n'),
  );

/** Parses a text once: every page of a build asks for the list. */
const read = memoize((text: string): readonly Redirect[] => {
  const list = parseRedirects(text);
  const problems = problemsIn(list);
  if (problems.length) throw refused(problems);
  return list.redirects;
});

/**
 * @param root folder of the project; one without a list has no redirects
 * @returns the entries of the list
 * @throws Error with file, line and remedy when the list is wrong
 */
export function readList(root: string): readonly Redirect[] {
  const file = path.join(root, listFile);
  return existsSync(file) ? read(readFileSync(file, 'utf8')) : [];
}

/** @returns the entries of the ledger; none for a project that has published nothing */
export function readLedger(root: string): LedgerEntry[] {
  const file = path.join(root, ledgerFile);
  return existsSync(file) ? ledgerEntries(readFileSync(file, 'utf8')) : [];
}

/**
 * @param redirects of the list
 * @param pages site paths of all pages
 * @throws Error when a redirect leads to no page, or is at the address of one
 */
export function refuseWrongPages(redirects: readonly Redirect[], pages: readonly string[]): void {
  const known = new Set(pages);
  const problems = redirects.flatMap((redirect) => pageProblem(redirect, (page) => known.has(page)) ?? []);
  if (problems.length) throw refused(problems);
}
