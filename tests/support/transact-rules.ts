/** What the small Transact API of the tests knows: states, problems, declines, test cards and the password. */
import {createHmac, timingSafeEqual} from 'node:crypto';
import {declines as declineCodes, transactCodes} from '../../src/content/error-codes';
import {facts} from '../../src/content/facts';
import {json, type Received, type Reply} from './server';

export type State = string;

export type Code = string;

/** HTTP status and title of each code. */
export const problems = Object.fromEntries(
  Object.entries(transactCodes).map(([code, {status, title}]) => [code, [status, title]]),
) as Record<Code, [status: number, title: string]>;

/** Title of each decline, and the response codes of ISO 8583 that lead to it. */
export const declines = Object.fromEntries(
  Object.entries(declineCodes).map(([code, {title, responses}]): [string, [string, ...string[]]] => [
    code,
    [title, ...responses],
  ]),
) as Record<string, [title: string, ...responses: string[]]>;

/** States that a session goes through when the customer pays with a test card. */
export const testCards: Record<string, readonly State[]> = {
  '4111111111111111': ['capturing', 'authorising', 'authorised', 'captured'],
  '4000000000000002': ['capturing', 'authorising', 'declined'],
  '4000000000000119': ['capturing', 'authorising', 'failed'],
  '4000000000003220': ['capturing', 'challenging', 'authorising', 'authorised', 'captured'],
  '4000000000003063': ['capturing', 'challenging', 'failed'],
};

const home = 'https://help.example.co.uk/docs/transact/error-handling';

export type Problem = {type: string; title: string; detail: string; code: string};

/** The member `problem` of a declined session: an amount that ends in a known response code chooses the decline. */
export function declineOf(amount: number): Problem & {response_code: string} {
  const asked = String(amount).slice(-2);
  const isAsked = ([, [, ...codes]]: [string, string[]]) => codes.includes(asked);
  const [code, [title]] = Object.entries(declines).find(isAsked) ?? ['TRN-D01', ['Do not honour']];
  const type = `${home}#${code.toLowerCase()}`;
  const response_code = code === 'TRN-D01' ? '05' : asked;
  return {type, title, detail: 'The issuer refused the payment.', code, response_code};
}

export function problemOf(code: Code, detail: string): Problem {
  return {type: `${home}#${code.toLowerCase()}`, title: problems[code]?.[1] ?? code, detail, code};
}

/** @returns the answer with which the API refuses a request */
export function refusal(code: Code, detail: string, more: object = {}, headers: object = {}): Reply {
  const [status] = problems[code] ?? [500];
  const body = {...problemOf(code, detail), status, request_id: 'req_01JBR7P3X8', ...more};
  const reply = json(status, body, 'application/problem+json');
  return {...reply, headers: {...reply.headers, ...headers}};
}

/**
 * @param request method and path, as in `POST /transact/v1/sessions`
 * @returns the password of a request or a webhook, in hexadecimal digits
 */
export function sign(secret: string, timestamp: string, request: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${request}.${body}`).digest('hex');
}

export function isSigned(
  {headers, body, method, target}: Received,
  {id, secret}: {id: string; secret: string},
): boolean {
  const timestamp = String(headers['x-transact-timestamp']);
  const given = Buffer.from(String(headers['x-transact-password']));
  const right = Buffer.from(sign(secret, timestamp, `${method} ${target}`, body));
  return (
    headers['x-transact-account'] === id &&
    Math.abs(Date.now() / 1000 - Number(timestamp)) <= facts.transact.password.windowSeconds &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  );
}
