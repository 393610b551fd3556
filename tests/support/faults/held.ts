/** Promises that pages make, which a case with `held` keeps. */
import {it} from 'vitest';

/** What is promised, by name. */
const promises = {
  'focus/list-whole': 'A list is replaced only by a whole one, and a second run doubles nothing.',
  'focus/one-export': 'The script starts one export, however often it runs.',
  'focus/notebook-one-export': 'The notebook starts one export, however often its cell runs.',
  'focus/audit-complete': 'No audit event is lost or written twice.',
  'webhook/kept-before-answer': 'What was answered with 204 is on disk, and its work is done after a crash.',
  'webhook/survives': 'A receiver goes on after each thing that a network does to it.',
  'refund/once': 'A refund is carried out once, however often the program runs.',
  'session/once': 'An order makes one session, however often the program runs.',
  'retries/once': 'A request that is repeated, or run again, is carried out once.',
  'retries/polite': 'No program sends more often than the rules allow, or sooner than Retry-After asks.',
  'ai/one-job':
    'An upload that is repeated or run again starts no second job, and no fault that passes stops the program.',
} as const;

type Promised = keyof typeof promises;

/**
 * A test that holds a promise of a page.
 * @param name of the promise
 * @param what the case, in the words of the harness
 */
export function held(name: Promised, what: string, test: () => Promise<void>): void {
  it(`${what}: ${promises[name]}`, test);
}
