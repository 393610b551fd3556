/** A static host for the bench: HTTP/2, what nginx would send, and if wished a slow line. */
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {generate} from 'selfsigned';
import {startNginxWire} from '../nginx-wire';
import type {Files} from './engine';

/** Extra time of each answer, and the bytes a millisecond that all answers share. */
export type Line = {latency: number; bytesPerMillisecond: number};

/** 40 ms and 10 Mbit/s. */
export const slowLine: Line = {latency: 40, bytesPerMillisecond: 1250};

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.json': 'application/json',
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type BenchServer = {
  url: string;
  files: Files;
  line: Line | undefined;
  /** Bytes that nginx sends, headers and body, of each answer since the list was last emptied. */
  sent: {path: string; bytes: number}[];
  close(): Promise<void>;
};

export async function startServer(): Promise<BenchServer> {
  const {private: key, cert} = generate([{name: 'commonName', value: 'localhost'}], {keySize: 2048});
  const wire = await startNginxWire();
  let free = 0;

  /** Waits until the line has carried so many bytes, after those that others have put on it. */
  async function carry(bytes: number, {bytesPerMillisecond}: Line): Promise<void> {
    free = Math.max(free, performance.now()) + bytes / bytesPerMillisecond;
    await wait(free - performance.now());
  }

  async function answer({url}: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const {pathname} = new URL(url, 'https://localhost');
    const content = server.files.get(pathname);
    const {line} = server;
    // A site has its worker as a script.
    const file = pathname === '/' ? '/index.html' : pathname.replace(/\.ts$/, '.js');
    const found = content === undefined ? undefined : await wire.answerOf(file, content);
    const {body, bytes} = found ?? {body: Buffer.alloc(0), bytes: 0};
    const [encoding] = found?.headers.get('content-encoding') ?? [];
    server.sent.push({path: pathname, bytes});
    if (line) await wait(line.latency);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[path.extname(pathname)] ?? 'application/octet-stream',
      // An isolated page has a clock of 5 µs instead of 100.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      ...(encoding && {'content-encoding': encoding}),
    });
    for (let start = 0; start < body.length; start += packet) {
      const piece = body.subarray(start, start + packet);
      if (line) await carry(piece.length, line);
      response.write(piece);
    }
    response.end();
  }

  const http = createSecureServer({key, cert}, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
  const server: BenchServer = {
    url: `https://localhost:${(http.address() as AddressInfo).port}`,
    files: new Map(),
    line: undefined,
    sent: [],
    async close() {
      http.close();
      await wire.stop();
    },
  };
  return server;
}

const packet = 8192;
