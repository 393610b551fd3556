/** Checks an answer as it comes, so that what is said of it is there when it is shown and moves nothing later. */
import type {AnswerSchemas} from '@site/src/api-reference/console/consoleData';
import {fetchJson} from '../../../../runtime/contract';
import type {Answer} from '../sendRequest';
import {checkAnswer, longestChecked, type Verdict} from './checkAnswer';

/** Milliseconds for which an answer waits for its schemas, which are fetched while the request is on its way. */
const patience = 1000;

const fetched = new Map<string, Promise<AnswerSchemas>>();

/**
 * Fetches the schemas of an operation's answers, once a visit.
 *
 * @param address none when the document has no schemas for the answers
 */
export function fetchSchemas(address: string | undefined): Promise<AnswerSchemas> | undefined {
  if (address === undefined) return undefined;
  const coming = fetched.get(address) ?? (fetchJson(address) as Promise<AnswerSchemas>);
  fetched.set(address, coming);
  // One that failed is fetched again with the next request; its reader gets the failure from `coming`.
  coming.catch(() => fetched.delete(address));
  return coming;
}

/** @returns whether the answer is what the document says, or why that is not known */
export async function verdictOn(
  answer: Answer,
  schemas: Promise<AnswerSchemas> | undefined,
): Promise<Verdict> {
  if (!schemas || answer.cut || answer.body.size > longestChecked) return {kind: 'none'};
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  try {
    const known = await Promise.race([schemas, late]);
    return known ? checkAnswer(known, {...answer, text: await answer.body.text()}) : {kind: 'unchecked'};
  } catch {
    return {kind: 'unchecked'};
  }
}
