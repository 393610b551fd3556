/**
 * A small Focus REST API on the loopback interface, for the code of the pages. Fields are named as the data
 * dictionary names them; it holds one day of three calls, answers the first listing with 429, and gives out small
 * pages so that clients must follow the cursor.
 */
import {families, type ErrorCode} from '../../src/content/error-codes';
import {facts} from '../../src/content/facts';
import {startFaulty, type FaultOptions, type FaultyServer} from './faults/network';
import {json, type Received, type Reply} from './server';
import {tokenEndpoint} from './tokens';
import {actor, calls, events as day, mediaOf, sha256, zipFor, type Order} from './focus-day';

export const client = {id: 'cli_01J9Z6W3MN', secret: 'example-secret-0001'};

/** Small, so that clients must follow the cursor. */
const pageSize = 2;

const statuses = {
  'FOC-3001': 404,
  'FOC-5001': 429,
  'FOC-5002': 401,
  'FOC-5006': 403,
  'FOC-5013': 400,
} as const;

function problem(code: keyof typeof statuses, detail: string): Reply {
  const status = statuses[code];
  const title = families
    .flatMap(({codes}): readonly ErrorCode[] => codes)
    .find((known) => known.code === code)?.message;
  const type = `https://help.example.co.uk/docs/focus/troubleshooting/error-codes#${code.toLowerCase()}`;
  return json(
    status,
    {type, title, status, detail, code, request_id: '3f2a9c0e6b7d4d18'},
    'application/problem+json',
  );
}

/** An export, and how often it was asked for. */
type Job = Order & {asked: number};

/** An export is queued when it is made, running when it is asked for once, and then ready. */
function exportOf(job: Job, host = ''): Record<string, unknown> {
  const state = (['queued', 'running'] as const)[job.asked] ?? 'ready';
  const isReady = state === 'ready';
  const zip = zipFor(job);
  return {
    id: job.id,
    state,
    created_at: '2025-11-04T03:00:02Z',
    created_by: actor,
    purpose: job.purpose,
    item_count: job.ids.length,
    bytes: isReady ? zip.length : 0,
    encrypted: false,
    sha256: isReady ? sha256(zip) : null,
    error: null,
    expires_at: isReady ? '2025-11-11T03:00:12Z' : null,
    download_url: isReady ? `http://${host}/downloads/${job.id}.zip` : null,
  };
}

/** @param limit the least of what was asked for and what a page of this API holds */
function page<T>(items: readonly T[], {limit = '100', cursor = 'from-0'}: Record<string, string>): Reply {
  const start = Number(cursor.replace('from-', ''));
  const end = start + Math.min(Number(limit), pageSize);
  return json(200, {items: items.slice(start, end), next_cursor: end < items.length ? `from-${end}` : null});
}

type Route = [method: string, path: RegExp, scope: string, answer: (received: Received, id: string) => Reply];

export type Options = FaultOptions & {
  /** More events than those of the day, so that the audit log has pages. */
  events?: readonly {seq: number}[];
};

function focus({events = day}: Options): (received: Received) => Reply {
  const tokens = tokenEndpoint(client, 3600);
  const jobs = new Map<string, Job>();
  const orders = new Map<string, Job>();
  let slowedDown = false;

  function startExport({body, headers}: Received): Reply {
    const order = JSON.parse(body) as {communication_ids?: string[]; purpose?: string};
    const {communication_ids: ids, purpose} = order;
    if (!ids?.length || !purpose) return problem('FOC-5013', 'communication_ids and purpose are required.');
    const key = String(headers['idempotency-key'] ?? jobs.size);
    const job: Job = orders.get(key) ?? {id: `exp_01J9Z70A${jobs.size + 3}C`, purpose, ids, asked: 0};
    orders.set(key, job);
    jobs.set(job.id, job);
    return json(202, exportOf(job, headers.host));
  }

  function followExport({headers}: Received, id: string): Reply {
    const job = jobs.get(id);
    if (!job) return problem('FOC-3001', `${id} does not exist.`);
    job.asked += 1;
    return json(200, exportOf(job, headers.host));
  }

  const reading = 'focus.communications.read';
  const routes: Route[] = [
    ['GET', /^\/communications$/, reading, ({query}) => page(calls, query)],
    [
      'GET',
      /^\/communications\/(\w+)$/,
      reading,
      (_, id) =>
        json(
          200,
          calls.find((call) => call.id === id),
        ),
    ],
    [
      'GET',
      /^\/communications\/(\w+)\/media$/,
      reading,
      (_, id) => ({status: 200, headers: {'Content-Type': 'audio/ogg'}, body: mediaOf(id)}),
    ],
    ['POST', /^\/exports$/, 'focus.exports.write', startExport],
    ['GET', /^\/exports\/(\w+)$/, 'focus.exports.write', followExport],
    [
      'GET',
      /^\/audit-events$/,
      'focus.audit.read',
      ({query}) =>
        page(
          events.filter(({seq}) => seq > Number(query.after_seq ?? 0)),
          query,
        ),
    ],
  ];

  return (received) => {
    const {method, path, headers} = received;
    if (path === '/oauth2/token') return tokens.issue(received);
    const download = /^\/downloads\/(\w+)\.zip$/.exec(path)?.[1];
    const job = jobs.get(download ?? '');
    if (job && headers.authorization === undefined) return {status: 200, body: zipFor(job)};

    const scopes = tokens.scopesOf(received);
    if (!scopes)
      return problem('FOC-5002', 'The token is missing, has ended or belongs to a deleted client.');
    for (const [verb, pattern, scope, answer] of routes) {
      const match = pattern.exec(path.replace(/^\/focus\/v1/, ''));
      if (!match || verb !== method) continue;
      if (!scopes.includes(scope)) return problem('FOC-5006', `The token has no scope ${scope}.`);
      if (path.endsWith('/communications') && !slowedDown) {
        slowedDown = true;
        const slow = problem(
          'FOC-5001',
          `More than ${facts.focus.rest.requestsPerMinute} requests in a minute.`,
        );
        return {...slow, headers: {...slow.headers, 'Retry-After': '0'}};
      }
      if (match[1]?.startsWith('com_') && !calls.some(({id}) => id === match[1]))
        return problem('FOC-3001', `${match[1]} does not exist.`);
      return answer(received, match[1] ?? '');
    }
    return problem('FOC-5013', `${method} ${path} is not a request of this API.`);
  };
}

/** @returns addresses for FOCUS_API and FOCUS_AUTH, and every request with the status it was answered with */
export async function startFocusApi(
  options: Options = {},
): Promise<{apiUrl: string; authUrl: string} & FaultyServer> {
  const server = await startFaulty(focus(options), options);
  return {apiUrl: `${server.url}/focus/v1`, authUrl: server.url, ...server};
}
