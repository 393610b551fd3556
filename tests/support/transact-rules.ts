/** What the small Transact API of the tests knows: states, problems, declines, test cards and the password. */
import {createHmac, timingSafeEqual} from 'node:crypto';
import {facts} from '../../src/content/facts';
import {json, type Received, type Reply} from './server';

/** Legal transitions; a state that leads nowhere is final. */
export const transitions = {
  created: ['capturing', 'authorising', 'expired'],
  capturing: ['challenging', 'authorising', 'expired'],
  challenging: ['authorising', 'failed', 'expired'],
  authorising: ['authorised', 'declined', 'failed'],
  authorised: ['captured'],
  captured: ['refunded'],
  declined: [],
  failed: [],
  expired: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type State = keyof typeof transitions;

export const states = Object.keys(transitions) as State[];

/** HTTP status and title of each code that answers a request. */
export const problems = {
  'TRN-400': [400, 'Invalid request'],
  'TRN-401': [401, 'Password header not valid'],
  'TRN-402': [402, 'Cardholder not authenticated'],
  'TRN-403': [403, 'Not permitted'],
  'TRN-404': [404, 'Session not found'],
  'TRN-409': [409, 'in_progress'],
  'TRN-410': [410, 'Session expired'],
  'TRN-411': [422, 'Refund is more than is left'],
  'TRN-412': [412, 'Refundable amount out of date'],
  'TRN-422': [422, 'Idempotency key reused with another body'],
  'TRN-429': [429, 'Rate limit reached'],
  'TRN-500': [500, 'Internal error'],
  'TRN-502': [502, 'Acquirer not reachable'],
  'TRN-503': [503, 'Service unavailable'],
} as const satisfies Record<string, readonly [number, string]>;

export type Code = keyof typeof problems;

/** Title of each decline, and the response codes of ISO 8583 that lead to it. */
export const declines = {
  'TRN-D01': ['Do not honour', '05'],
  'TRN-D02': ['Insufficient funds', '51'],
  'TRN-D03': ['Expired card', '54'],
  'TRN-D04': ['Incorrect security code', '82', 'N7'],
  'TRN-D05': ['Lost or stolen card', '41', '43'],
  'TRN-D06': ['Transaction not permitted to cardholder', '57'],
  'TRN-D07': ['Exceeds limit', '61', '65'],
  'TRN-D08': ['Issuer not available', '91'],
  'TRN-D09': ['Suspected fraud', '59'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

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
  const isAsked = ([, [, ...codes]]: [string, readonly [string, ...string[]]]) => codes.includes(asked);
  const [code, [title]] = Object.entries(declines).find(isAsked) ?? ['TRN-D01', declines['TRN-D01']];
  const type = `${home}#${code.toLowerCase()}`;
  const response_code = code === 'TRN-D01' ? '05' : asked;
  return {type, title, detail: 'The issuer refused the payment.', code, response_code};
}

export function problemOf(code: Code, detail: string): Problem {
  return {type: `${home}#${code.toLowerCase()}`, title: problems[code][1], detail, code};
}

/** @returns the answer with which the API refuses a request */
export function refusal(code: Code, detail: string, more: object = {}, headers: object = {}): Reply {
  const status = problems[code][0];
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
