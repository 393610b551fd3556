/** The one server of all sites: HTTP/2, each file after brotli, and a list of what was sent. */
import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {answerOf, type Answer} from '../wire';
import {certificate} from './certificate';

export type Sent = {
  path: string;
  /** Bytes of the body. */
  bytes: number;
  /** Asked for by a page for the next one. */
  isPrefetch: boolean;
};

export type SiteServer = {url: string; sent: Sent[]; close: () => void};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** @returns the file of an address: itself, with `.html`, or the index of a folder */
export function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname));
  return [file, `${file}.html`, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** @param folder a built site; its files are compressed when they are first asked for, which is slow */
export async function serveSite(folder: string): Promise<SiteServer> {
  const found = new Map<string, Promise<Answer>>();

  async function answer({url, headers}: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const {pathname} = new URL(url, 'https://localhost');
    // An answer that takes its time belongs to the visit that asked for it.
    const {sent} = server;
    const file = fileOf(folder, pathname) ?? path.join(folder, '404.html');
    const known = found.get(file) ?? readFile(file).then(answerOf);
    found.set(file, known);
    const {body, encoding} = await known;
    const isPrefetch = String(headers['sec-purpose'] ?? '').startsWith('prefetch');
    sent.push({path: pathname, bytes: body.length, isPrefetch});
    response.writeHead(file.endsWith('404.html') ? 404 : 200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      // Long enough that what was prefetched is there for the next page.
      'cache-control': 'public, max-age=600',
      ...(encoding && {'content-encoding': encoding}),
    });
    response.end(body);
  }

  const http = createSecureServer(certificate, (request, response) => {
    answer(request, response).catch(() => response.stream.close());
  });
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
  const server: SiteServer = {
    url: `https://localhost:${(http.address() as AddressInfo).port}`,
    sent: [],
    close: () => void http.close(),
  };
  return server;
}
