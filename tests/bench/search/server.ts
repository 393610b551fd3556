/** A static host for the bench, which counts what it sends. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {memoize} from 'lodash';
import {brotliSize} from '../weight';
import type {Files} from './engine';

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

export type BenchServer = {
  url: string;
  /** Of the engine that is measured. */
  files: Files;
  /** Bytes after brotli of each answer since the list was last emptied. */
  sent: {path: string; bytes: number}[];
  close: () => void;
};

/** What is compressed already, as Pagefind's files are, gains nothing. */
const sizeOf = memoize((content: string | Buffer) =>
  Math.min(brotliSize(content), Buffer.byteLength(content)),
);

/** Starts the host on a port that the system chooses. */
export async function startServer(): Promise<BenchServer> {
  const http = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const content = server.files.get(pathname);
    if (content === undefined) return response.writeHead(404).end();
    server.sent.push({path: pathname, bytes: sizeOf(content)});
    return response
      .writeHead(200, {'content-type': types[path.extname(pathname)] ?? 'application/octet-stream'})
      .end(content);
  });
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
  const server: BenchServer = {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    files: new Map(),
    sent: [],
    close() {
      http.closeAllConnections();
      http.close();
    },
  };
  return server;
}
