/**
 * A small AI API on the loopback interface, for the programs of the pages. It issues tokens, takes one file, answers the
 * first question about the job with 429, says twice that it is running, and then how it ended.
 */
import {aiApiCodes} from '../../src/content/error-codes';
import {facts} from '../../src/content/facts';
import {startFaulty, type FaultOptions, type FaultyServer} from './faults/network';
import {json, type Received, type Reply} from './server';
import {tokenEndpoint} from './tokens';

export const client = {id: 'cli_01J9Z6W3MN', secret: 'example-client-secret-0001'};

const requestId = 'req_01J9Z7C0HT';
const jobId = 'job_01J9Z7B3MA';

/** Problem details as the overview describes them; a failed job has one as its `error`. */
export function problemOf(code: string, detail: string): Record<string, unknown> {
  const type = `https://help.example.co.uk/docs/ai-api/api-overview#${code.toLowerCase()}`;
  const title = aiApiCodes[code]?.title;
  return {type, title, status: Number(code.slice(3)), detail, code, request_id: requestId};
}

function refuse(code: string, detail: string, headers: Record<string, string> = {}): Reply {
  const reply = json(Number(code.slice(3)), problemOf(code, detail), 'application/problem+json');
  return {...reply, headers: {...reply.headers, ...headers}};
}

export type Options = FaultOptions & {
  /** The job as it is when it has ended; without it the job runs for ever. */
  end?: Record<string, unknown>;
  /** How long a token lasts; programs renew it a minute before. */
  tokenSeconds?: number;
  /** Seconds of `Retry-After` in the one answer 429. */
  retryAfter?: number;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function aiApi({end, tokenSeconds = facts.ai.tokenSeconds, retryAfter = 0}: Options) {
  const tokens = tokenEndpoint(client, tokenSeconds);
  let asked = 0;

  const job = (state: string, progress: number) => ({
    id: jobId,
    type: 'transcription',
    state,
    progress,
    created_at: '2025-11-05T09:30:00Z',
  });

  function takeFile({headers, body}: Received): Reply {
    if (!uuid.test(String(headers['idempotency-key'])))
      return refuse('AI-400', 'Idempotency-Key must be a UUID.');
    if (headers['content-type'] !== 'application/octet-stream')
      return refuse('AI-400', 'Content-Type must be that of media.');
    if (!body.startsWith('RIFF')) return refuse('AI-422', 'The file is not WAV, FLAC, Ogg Opus, MP3 or MP4.');
    const reply = json(202, job('queued', 0));
    return {...reply, headers: {...reply.headers, Location: `/ai/v1/jobs/${jobId}`}};
  }

  function answerJob(): Reply {
    asked += 1;
    if (asked === 1)
      return refuse('AI-429', `More than ${facts.ai.requestsPerMinute} requests in a minute.`, {
        'Retry-After': String(retryAfter),
      });
    return json(200, asked <= 3 || !end ? job('running', 20 * asked) : end);
  }

  const routes: Record<string, [scope: string, answer: (received: Received) => Reply]> = {
    'POST /ai/v1/transcriptions': ['ai.transcribe', takeFile],
    [`GET /ai/v1/jobs/${jobId}`]: ['jobs.read', answerJob],
  };

  return (received: Received): Reply => {
    const {method, path} = received;
    if (`${method} ${path}` === 'POST /oauth2/token') return tokens.issue(received);
    if (path === '/.well-known/oauth-authorization-server') return json(200, {});
    const scopes = tokens.scopesOf(received);
    if (!scopes) return refuse('AI-401', 'The token is missing, expired or revoked.');
    const [scope, answer] = routes[`${method} ${path}`] ?? [];
    if (!scope || !answer) return refuse('AI-404', `${method} ${path} does not exist.`);
    return scopes.includes(scope) ? answer(received) : refuse('AI-403', `The token has no scope ${scope}.`);
  };
}

type AiApi = Pick<FaultyServer, 'requests' | 'close' | 'struck'> & {
  /** What the programs read from their environment. */
  variables: Record<string, string>;
  /** When each request came, in milliseconds, in the order of `requests`. */
  times: number[];
};

export async function startAiApi(options: Options): Promise<AiApi> {
  const times: number[] = [];
  const answer = aiApi(options);
  const {url, ...server} = await startFaulty((received) => {
    times.push(Date.now());
    return answer(received);
  }, options);
  const variables = {
    AI_API: `${url}/ai/v1`,
    AI_AUTH: url,
    AI_CLIENT_ID: client.id,
    AI_CLIENT_SECRET: client.secret,
    AI_POLL_SECONDS: '0',
  };
  return {...server, variables, times};
}

/** PCM with a header that says so; two silent channels of 16 bits. */
export function wav(seconds: number, rate = 8000): Buffer {
  const size = seconds * rate * 4;
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(size + 36, 4);
  header.write('WAVEfmt ', 8);
  // The size of this part; PCM and two channels; samples and bytes a second; bytes a sample and bits.
  [16, 0x0002_0001, rate, rate * 4, 0x0010_0004].forEach((word, index) =>
    header.writeUInt32LE(word, 16 + 4 * index),
  );
  header.write('data', 36);
  header.writeUInt32LE(size, 40);
  return Buffer.concat([header, Buffer.alloc(size)]);
}
