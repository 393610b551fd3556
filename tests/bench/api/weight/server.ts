/** One server for all pages, with what nginx sends for each of its files. */
import {createServer} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {startNginxWire} from '../../nginx-wire';

export type BenchServer = {
  url: string;
  sizeOf: (pathname: string) => Promise<number>;
  close: () => Promise<void>;
};

function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname));
  const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/**
 * @param folder static files
 * @returns a server, and the bytes of headers and body that nginx sends for a path; 0 where there is no such file
 */
export async function serve(folder: string): Promise<BenchServer> {
  const wire = await startNginxWire();
  const sizes = new Map<string, number>();
  const server = createServer(sirv(folder, {extensions: ['html'], dev: true}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sizeOf: async (pathname) => {
      const file = fileOf(folder, pathname);
      if (!file) return 0;
      const sitePath = `/${path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/')}`;
      const size = sizes.get(file) ?? (await wire.answerOf(sitePath, readFileSync(file))).bytes;
      sizes.set(file, size);
      return size;
    },
    async close() {
      server.close();
      await wire.stop();
    },
  };
}
