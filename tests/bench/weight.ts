/** Bytes after brotli, quality 11, as a static host sends them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const outDir = 'build';

/** @param file path inside the static folder of the build */
export function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(path.join(outDir, file))).length;
}

/** File of a site path, for `trailingSlash: false`. */
export function fileOf(pathname: string): string {
  if (pathname === '/') return 'index.html';
  return path.extname(pathname) ? pathname : `${pathname}.html`;
}
