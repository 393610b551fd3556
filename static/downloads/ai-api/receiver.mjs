import {createHmac, randomUUID, timingSafeEqual} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {link, open, rm} from 'node:fs/promises';
import {createServer} from 'node:http';

const inbox = process.env.INBOX ?? 'inbox';
const MAX_BYTES = 65_536;

mkdirSync(inbox, {recursive: true});

/** `rawBody` is a Buffer, as it came and before any parsing; `now` is in seconds. */
export function isFromAiApi(secret, headers, rawBody, now = Date.now() / 1000) {
  const timestamp = headers['x-ai-timestamp'] ?? '';
  const signature = headers['x-ai-signature'] ?? '';
  if (!/^\d{10}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > 300) return false;
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}

/** Reads a body up to a limit; a connection that breaks rejects. */
async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request.iterator({destroyOnReturn: false})) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(rawBody) {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}

/** Puts an event on disk, under its id; one that is there stays as it is. */
async function keep(id, rawBody) {
  const draft = `${inbox}/${randomUUID()}.part`;
  const file = await open(draft, 'wx');
  await file.writeFile(rawBody);
  await file.sync();
  await file.close();
  await link(draft, `${inbox}/${id}.json`).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/** Works on what was kept and is not done. */
function work() {
  const names = new Set(readdirSync(inbox));
  for (const name of [...names].filter((file) => file.endsWith('.json') && !names.has(`${file}.done`))) {
    const {id, state} = JSON.parse(readFileSync(`${inbox}/${name}`)).data;
    console.log(`${id} ${state}`); // fetch the job here; after a crash this may happen again
    writeFileSync(`${inbox}/${name}.done`, '');
  }
}

/** Stores an event and returns the status to send. */
async function receive(request) {
  const rawBody = await bodyOf(request);
  if (!rawBody) return 413;
  if (!isFromAiApi(process.env.AI_WEBHOOK_SECRET, request.headers, rawBody)) return 401;
  const event = parsed(rawBody);
  const {id, state} = event?.data ?? {};
  if (![id, state].every((part) => typeof part === 'string' && /^\w+$/.test(part))) return 400;
  await keep(`${id}-${state}`, rawBody);
  return 204;
}

const limits = {requestTimeout: 10_000, headersTimeout: 5_000, connectionsCheckingInterval: 1_000};
export const server = createServer(limits, async (request, response) => {
  try {
    const status = await receive(request);
    response.writeHead(status, status === 413 ? {Connection: 'close'} : {}).end();
    if (status === 204) work();
  } catch (error) {
    console.error(error.message);
    if (!response.headersSent) response.writeHead(500, {Connection: 'close'}).end(); // we send it again
  }
});

server.listen(Number(process.env.PORT ?? 8080), () => {
  console.error(`Listening on port ${server.address().port}`);
  work();
});
