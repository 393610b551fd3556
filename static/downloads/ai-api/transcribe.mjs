import {randomUUID} from 'node:crypto';
import {linkSync, openAsBlob, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

const {AI_CLIENT_ID: id, AI_CLIENT_SECRET: secret} = process.env;
const api = process.env.AI_API ?? 'https://api.example.com/ai/v1';
const auth = process.env.AI_AUTH ?? 'https://auth.example.com';
const [file] = process.argv.slice(2);

class Failure extends Error {}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A problem (RFC 9457), or an error of the token endpoint (RFC 6749). */
function failure(status, body) {
  const {code, error, request_id, detail, error_description} = body;
  const name = code ?? error ?? `HTTP ${status}`;
  return new Failure(`${name} request ${request_id ?? 'none'}: ${detail ?? error_description ?? ''}`);
}

/** Milliseconds that the API asks for: seconds, or a date. */
function retryAfter(response) {
  const value = response?.headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}

/** Sends a request until it has a complete response, at most 5 times. */
async function send(url, options = {}, seconds = 30) {
  for (let attempt = 0; ; attempt += 1) {
    let response;
    let text;
    try {
      response = await fetch(url, {...options, signal: AbortSignal.timeout(seconds * 1000)});
      text = await response.text();
    } catch (error) {
      if (attempt === 4) throw new Failure(`no complete response from ${new URL(url).host}: ${error.message}`);
    }
    if (text !== undefined) {
      const body = parse(text);
      if (response.ok && body) return body;
      const mayRepeat = [408, 425, 429].includes(response.status) || response.status >= 500;
      if (!mayRepeat || attempt === 4) throw failure(response.status, body ?? {});
    }
    await sleep(retryAfter(response) + Math.random() * Math.min(30_000, 500 * 2 ** attempt));
  }
}

let token;
let renewAt = 0;

async function call(path, {headers, ...options} = {}, seconds = undefined) {
  if (Date.now() >= renewAt) {
    const answer = await send(`${auth}/oauth2/token`, {
      method: 'POST',
      headers: {Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`},
      body: new URLSearchParams({grant_type: 'client_credentials', scope: 'ai.transcribe jobs.read'}),
    });
    token = answer.access_token;
    renewAt = Date.now() + (answer.expires_in - 60) * 1000;
  }
  return send(api + path, {...options, headers: {...headers, Authorization: `Bearer ${token}`}}, seconds);
}

/** Keeps a key on disk beside the file, and returns it. */
function keyOf(name) {
  const draft = `${name}.${randomUUID()}`;
  writeFileSync(draft, randomUUID(), {flush: true});
  try {
    linkSync(draft, `${name}.key`);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error; // another run was quicker, or this is not the first
  } finally {
    rmSync(draft);
  }
  return readFileSync(`${name}.key`, 'utf8').trim();
}

async function transcribe() {
  const body = await openAsBlob(file);
  const headers = {'Content-Type': 'application/octet-stream', 'Idempotency-Key': keyOf(file)};
  let job = await call('/transcriptions', {method: 'POST', headers, body}, 3600);
  let pause = Number(process.env.AI_POLL_SECONDS ?? 5);
  const deadline = Date.now() + Number(process.env.AI_WAIT_SECONDS ?? 3600) * 1000;
  while (Date.now() < deadline) {
    await sleep(pause * 1000);
    pause = Math.min(pause * 2, 30);
    job = await call(`/jobs/${job.id}`);
    if (job.state === 'succeeded') return job.result.text;
    if (job.state === 'failed') throw failure(200, job.error);
  }
  throw new Failure(`${job.id} has not finished yet`);
}

try {
  if (!id || !secret || !file) throw new Failure('Set AI_CLIENT_ID and AI_CLIENT_SECRET, and name a file.');
  console.log(await transcribe());
} catch (error) {
  console.error(error instanceof Failure ? error.message : `${file}: ${error.message}`);
  process.exitCode = 1;
}
