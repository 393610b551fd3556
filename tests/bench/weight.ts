/** Files of the build, and bytes after brotli. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const outDir = 'build';

export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** @param file path inside the static folder of the build */
export const contentOf = (file: string): Buffer => readFileSync(path.join(outDir, file));

/** File of a site path, for `trailingSlash: false`. */
export function fileOf(pathname: string): string {
  if (pathname === '/') return 'index.html';
  return path.extname(pathname) ? pathname : `${pathname}.html`;
}
