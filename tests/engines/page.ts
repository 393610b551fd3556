/** Questions to a page, and waiting until it is in a state. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Tab} from './port';

type Value =
  string | number | boolean | null | undefined | readonly Value[] | {readonly [key: string]: Value};

/** Milliseconds: a browser's first page on a machine with other work has taken more than 15 s. */
const patience = 30_000;
const often = 40;

/** esbuild, which turns these files into JavaScript, names functions by a helper that the page does not have. */
const callOf = (act: unknown, values: readonly Value[]) => `(${String(act)})(...${JSON.stringify(values)})`;

/**
 * Calls a function in the page.
 *
 * @param act uses nothing from outside; what it takes and returns can be written as JSON
 */
export async function ask<A extends Value[], T>(
  tab: Tab,
  act: (...values: A) => T,
  ...values: A
): Promise<Awaited<T>> {
  const call = `((__name) => Promise.resolve(${callOf(act, values)}))((value) => value)`;
  const answer = await tab.run(`${call}.then((value) => JSON.stringify({value}))`);
  return (JSON.parse(answer) as {value: Awaited<T>}).value;
}

/**
 * Waits until something is so; a page that goes while it is asked is asked again.
 *
 * @param what to say when it never is
 * @throws Error when it is not so in time; its cause is the last error of a question
 */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  let cause: unknown;
  const failed = (error: unknown) => {
    cause = error;
    return false;
  };
  while (!(await isSo().catch(failed))) {
    if (Date.now() > end) throw new Error(`Not so after ${patience} ms: ${what}`, {cause});
    await pause(often);
  }
}

/** Waits until React answers: Docusaurus's own mark. */
export const hydrated = (tab: Tab): Promise<void> =>
  until('React answers', () => ask(tab, () => document.documentElement.dataset.hasHydrated === 'true'));
