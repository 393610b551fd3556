/** The pages of a build, as a reader gets them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {sum} from '../statistics';

export type Pages = {
  /** Of the API reference: operations, tags, introductions and change logs. */
  count: number;
  /** Bytes of all of them. */
  bytes: number;
  /** Bytes of the largest one after brotli, and its address. */
  largest: {bytes: number; address: string};
};

/** @param folder of a build */
export function pagesOf(folder: string): Pages {
  const reference = path.join(folder, 'docs/api');
  const pages = readdirSync(reference, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const content = readFileSync(path.join(reference, name));
      const address = `/docs/api/${name.slice(0, -'.html'.length)}`;
      // At the highest quality, which is what it is without options.
      return {address, bytes: content.length, sent: brotliCompressSync(content).length};
    })
    .sort((page, other) => other.sent - page.sent);
  return {
    count: pages.length,
    bytes: sum(pages.map(({bytes}) => bytes)),
    largest: {bytes: pages[0]?.sent ?? 0, address: pages[0]?.address ?? ''},
  };
}
