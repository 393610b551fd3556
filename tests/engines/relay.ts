/** A server in front of the site that can be taken away, and that holds files back, in every engine alike. */
import {createHash} from 'node:crypto';
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export type Relay = {
  url: string;
  /** False: from now on every connection breaks; true: there is one again. */
  connect: (isThere: boolean) => void;
  /** Has what is asked for wait; returns a function that lets it come. */
  hold: (files: RegExp) => () => void;
  close: () => Promise<void>;
};

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
  const sent = {...headers, host: new URL(site).host};
  if (headers.accept?.startsWith('text/html'))
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'] as const) delete sent[name];
  return new Promise((resolve, reject) => {
    request(site + url, {method, headers: sent}, resolve)
      .on('error', reject)
      .end();
  });
}

/**
 * @param site origin of the site that answers
 * @param head what every page gets at the start of its head
 */
export async function startRelay(site: string, head = ''): Promise<Relay> {
  let isConnected = true;
  let held: {files: RegExp; released: Promise<void>} | undefined;
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    if (held?.files.test(asked.url ?? '')) await held.released;
    const source = await ask(site, asked);
    const headers = {...source.headers};
    let body = await bodyOf(source);
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = withScripts(String(policy), head);
    if (headers['content-type']?.startsWith('text/html') && !headers['content-encoding']) {
      body = Buffer.from(body.toString().replace(/<meta charset[^>]*>/i, (found) => found + head));
      headers['content-length'] = String(body.length);
    }
    delete headers['transfer-encoding'];
    response.writeHead(source.statusCode ?? 500, headers).end(body);
  };
  const server = createServer((asked, response) => {
    // A reader who leaves does not wait for the answer, and nobody needs one that the site does not give.
    if (isConnected) answer(asked, response).catch(() => response.destroy());
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connect: (isThere) => {
      isConnected = isThere;
      if (!isThere) server.closeAllConnections();
    },
    hold: (files) => {
      let release = () => {};
      held = {files, released: new Promise<void>((resolve) => (release = resolve))};
      return () => {
        held = undefined;
        release();
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
