/** One server for all pages, with the size of its files after brotli of the best quality. */
import {createServer} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {brotliSize} from '../../weight';

export type BenchServer = {url: string; sizeOf: (pathname: string) => number; close: () => void};

function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname));
  const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/**
 * @param folder static files
 * @returns a server, and the size of a path after brotli; 0 where there is no such file
 */
export async function serve(folder: string): Promise<BenchServer> {
  const sizes = new Map<string, number>();
  const server = createServer(sirv(folder, {extensions: ['html'], dev: true}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sizeOf: (pathname) => {
      const file = fileOf(folder, pathname);
      if (!file) return 0;
      const size = sizes.get(file) ?? brotliSize(readFileSync(file));
      sizes.set(file, size);
      return size;
    },
    close: () => server.close(),
  };
}
