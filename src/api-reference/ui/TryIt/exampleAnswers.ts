/** Answers that come from the specification instead of a server. */
import type {ConsoleAnswer} from '@site/src/api-reference/console/consoleData';
import type {Answer} from './sendRequest';

/** In the place of an example: the answer follows the request, and what this visit has sent before. */
export const followsRequest = -1;

/** An answer in a list of choices: `200, all fields`. */
export function answerLabel({status, title, type}: ConsoleAnswer, answers: ConsoleAnswer[]): string {
  const alike = answers.filter((other) => other.status === status && other.title === title).length > 1;
  const name = title && title !== 'Example' ? title : '';
  return [status === 'default' ? 'Any other status' : status, name, alike && type]
    .filter(Boolean)
    .join(' · ');
}

/** Statuses that stand for several: `2XX` is told as 200, `default` as 500. */
const statusOf = (status: string) =>
  /^\d{3}$/.test(status) ? Number(status) : /^\dXX$/i.test(status) ? Number(status[0]) * 100 : 500;

/** The answer of the specification as if a server had sent it. */
export function exampleAnswer({status, headers, type = '', value}: ConsoleAnswer): Answer {
  const body = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return {
    status: statusOf(status),
    statusText: '',
    headers: [...(type ? [['Content-Type', type] as [string, string]] : []), ...Object.entries(headers)],
    type,
    body: new Blob([body], {type}),
  };
}
