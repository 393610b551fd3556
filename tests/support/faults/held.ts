/**
 * Promises that pages make, and that a case of the harness holds. A page marks the promise with the comment
 * `held: <name>` above its paragraph, `<!-- … -->` in .md and `{/* … *\/}` in .mdx; a test holds it with `held`.
 */
import {it} from 'vitest';

/** What is promised, by name. */
export const promises = {
  'focus/list-whole': 'A list is replaced only by a whole one, and a second run doubles nothing.',
  'focus/one-export': 'The script starts one export, however often it runs.',
  'focus/notebook-one-export': 'The notebook starts one export, however often its cell runs.',
  'focus/audit-complete': 'No audit event is lost or written twice.',
  'focus/export-added': 'A file that was added to an export is found at every level.',
  'focus/export-changed': 'A file of an export that was changed, removed or renamed is found at every level.',
  'focus/audit-altered': 'A line of the audit log that is no event is named.',
  'webhook/kept-before-answer': 'What was answered with 204 is on disk, and its work is done after a crash.',
  'webhook/survives': 'A receiver goes on after each thing that a network does to it.',
  'refund/once': 'A refund is carried out once, however often the program runs.',
  'session/once': 'An order makes one session, however often the program runs.',
  'retries/once': 'A request that is repeated, or run again, is carried out once.',
  'retries/polite': 'No program sends more often than the rules allow, or sooner than Retry-After asks.',
  'ai/one-job':
    'An upload that is repeated or run again starts no second job, and no fault that passes stops the program.',
} as const;

export type Promised = keyof typeof promises;

/**
 * A test that holds a promise of a page.
 * @param name of the promise
 * @param what the case, in the words of the harness
 */
export function held(name: Promised, what: string, test: () => Promise<void>): void {
  it(`${what}: ${promises[name]}`, test);
}

/** Names that the markers of a page hold, with their lines. */
export function markersIn(source: string): {name: string; line: number}[] {
  return source.split('\n').flatMap((text, index) => {
    const [, name] = /^\s*(?:<!--|\{\/\*) held: (\S+) (?:-->|\*\/\})$/.exec(text) ?? [];
    return name ? [{name, line: index + 1}] : [];
  });
}
