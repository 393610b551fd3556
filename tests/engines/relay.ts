/** A server in front of the site that is as slow as a reader's connection, in every engine alike. */
import {createHash} from 'node:crypto';
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

export type Line = {
  /** Milliseconds before an answer begins. */
  latency: number;
  /** Of all answers together. */
  bitsPerSecond: number;
};

/** Where the policy of the site comes from: from both, as with a server of ours, or from pages alone, as with a host of files. */
export type PolicyFrom = 'headers and pages' | 'pages';

/** Answers in the site's place; false leaves the answer to the site. */
export type StandIn = (asked: IncomingMessage, response: ServerResponse) => boolean;

export type Relay = {
  url: string;
  /** Changes the connection for what is asked from now on. */
  tune: (line: Line | undefined) => void;
  /** False: from now on every connection breaks; true: there is one again. */
  connect: (isThere: boolean) => void;
  standIn: (other: StandIn | undefined) => void;
  close: () => Promise<void>;
};

const chunkSize = 4_096;

/** @returns a function that waits until so many bytes have gone through the line, behind those of other answers */
function pipeOf(line: Line): (bytes: number) => Promise<void> {
  let free = 0;
  return async (bytes) => {
    free = Math.max(free, Date.now()) + (bytes * 8_000) / line.bitsPerSecond;
    await pause(free - Date.now());
  };
}

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let start = 0; start < body.length; start += chunkSize) yield body.subarray(start, start + chunkSize);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The policy of the site, which knows its own scripts only, with those that pages get from here. */
function withScripts(policy: string, head: string): string {
  const texts = [...head.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return policy.replace("script-src 'self'", `$& ${hashes.join(' ')}`);
}

/** Asks the site the same; pages come plain and whole, so that their head can be changed. */
function ask(site: string, {url = '/', method, headers}: IncomingMessage): Promise<IncomingMessage> {
  const isPage = headers.accept?.startsWith('text/html');
  const {'accept-encoding': encoding, 'if-none-match': tag, 'if-modified-since': date, ...others} = headers;
  const sent = isPage
    ? others
    : {
        ...others,
        ...(encoding && {'accept-encoding': encoding}),
        ...(tag && {'if-none-match': tag}),
        ...(date && {'if-modified-since': date}),
      };
  return new Promise((resolve, reject) => {
    request(site + url, {method, headers: {...sent, host: new URL(site).host}}, resolve)
      .on('error', reject)
      .end();
  });
}

/**
 * @param site origin of the site that answers
 * @param head what every page gets at the start of its head
 */
export async function startRelay(
  site: string,
  head = '',
  policyFrom: PolicyFrom = 'headers and pages',
): Promise<Relay> {
  let line: Line | undefined;
  let pipe: ReturnType<typeof pipeOf> | undefined;
  let isConnected = true;
  let other: StandIn | undefined;
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const {latency = 0} = line ?? {};
    const through = pipe;
    const [source] = await Promise.all([ask(site, asked), pause(latency)]);
    let body = await bodyOf(source);
    const headers = {...source.headers};
    delete headers['transfer-encoding'];
    const policy = headers['content-security-policy'];
    delete headers['content-security-policy'];
    if (policy && policyFrom !== 'pages')
      headers['content-security-policy'] = withScripts(String(policy), head);
    if (headers['content-type']?.startsWith('text/html') && !headers['content-encoding']) {
      body = gzipSync(body.toString().replace(/<meta charset[^>]*>/i, `$&${head.replaceAll('$', '$$$$')}`));
      headers['content-encoding'] = 'gzip';
      headers['content-length'] = String(body.length);
    }
    response.writeHead(source.statusCode ?? 500, headers);
    for (const chunk of chunksOf(body)) {
      await through?.(chunk.length);
      response.write(chunk);
    }
    response.end();
  };
  const server = createServer((asked, response) => {
    if (!isConnected) {
      response.destroy();
      return;
    }
    if (other?.(asked, response)) return;
    // A reader who leaves does not wait for the answer, and nobody needs one that the site does not give.
    answer(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tune: (changed) => {
      line = changed;
      pipe = changed && pipeOf(changed);
    },
    connect: (isThere) => {
      isConnected = isThere;
      if (!isThere) server.closeAllConnections();
    },
    standIn: (next) => {
      other = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A 4G connection of the slower kind. */
export const slow: Line = {latency: 100, bitsPerSecond: 4_000_000};
