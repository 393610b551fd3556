/** What a network and a server do to a client: each fault once, then everything works. */
import {json, startServer, type Received, type Reply, type Server} from '../server';

const faults = [
  'reset before the body',
  'reset after the body',
  'cut body',
  '429 with seconds',
  '429 with a date',
  '503',
  '500 after the work',
  'slow',
  '401',
  'malformed JSON',
  'oversized body',
] as const;

export type Fault = (typeof faults)[number];

const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

const problem = (status: number, headers: Record<string, string> = {}): Reply => {
  const reply = json(status, {title: 'Later', detail: 'Try again later.', code: `HTTP-${status}`});
  return {...reply, headers: {...reply.headers, ...headers}};
};

/** What becomes of an answer; `made` has done the work of the request when it is called. */
const changes: Record<Exclude<Fault, 'reset before the body'>, (made: () => Reply) => Reply | 'reset'> = {
  'reset after the body': (made) => {
    made();
    return 'reset';
  },
  'cut body': (made) => ({...made(), isCut: true}),
  '429 with seconds': () => problem(429, {'Retry-After': '1'}),
  '429 with a date': () => problem(429, {'Retry-After': later(2)}),
  '503': () => problem(503),
  '500 after the work': (made) => {
    made();
    return problem(500);
  },
  slow: (made) => ({...made(), delayMs: 1500}),
  '401': () => json(401, {title: 'Not valid', detail: 'The token has ended.', code: 'HTTP-401'}),
  'malformed JSON': (made) => {
    made();
    return {status: 200, headers: {'Content-Type': 'application/json'}, body: '{"id": "x", '};
  },
  'oversized body': (made) => {
    const reply = made();
    return typeof reply.body === 'string' ? {...reply, body: `${' '.repeat(4 << 20)}${reply.body}`} : reply;
  },
};

/** Faults after which a program that repeats has the result that it has without them. */
export const passing: readonly Fault[] = faults.filter(
  (fault) => fault !== 'malformed JSON' && fault !== '401',
);

export type FaultyServer = Server & {
  /** How often the fault struck: 0 when the program never sent the request that it waits for. */
  struck: () => number;
};

export type FaultOptions = {
  fault?: Fault;
  /** Whether a request is one that it happens to; `count` numbers those of a method and a path from 1. */
  isHit?: (request: {method: string; path: string; count: number}) => boolean;
  /** How often it happens; once when left out. */
  times?: number;
};

/** @param answer the API behind the fault */
export async function startFaulty(
  answer: (received: Received) => Reply,
  {fault, isHit = () => false, times = 1}: FaultOptions,
): Promise<FaultyServer> {
  const counts = new Map<string, number>();
  let struck = 0;
  const strikes = (method: string, target: string): boolean => {
    const path = target.split('?')[0] ?? '';
    const name = `${method} ${path}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (struck >= times || !isHit({method, path, count})) return false;
    struck += 1;
    return true;
  };
  const early = fault === 'reset before the body';
  const server = await startServer(
    (received) => {
      if (early || !fault || !strikes(received.method, received.target)) return answer(received);
      return changes[fault](() => answer(received));
    },
    ({method, target}) => early && strikes(method, target),
  );
  return {...server, struck: () => struck};
}

/** What a program writes when it ends with a stack trace and not with a sentence. */
export const stackTrace =
  /Traceback \(most recent call last\)|^\s+at .+[:(]\d+|Unhandled Exception|Exception in thread/m;
