/** The caches of the site in a browser. Several sites may share an origin, so each name holds the folder of its site. */
import {base} from '../site/base';

const prefix = `hub${base}`;

export const cacheNames = {
  /** The page about reading offline, the search, and the files that all pages share; as `Shell` lists them. */
  shell: `${prefix}shell`,
  /** Pages that were read. */
  pages: `${prefix}pages`,
  /** Files of these pages. */
  files: `${prefix}files`,
  /** The search index. */
  search: `${prefix}search`,
  /** The whole documentation, kept on demand. */
  everything: `${prefix}everything`,
} as const;

/** @returns whether a cache is the site's, of this format or an earlier one */
export const isOurs = (name: string): boolean =>
  name.startsWith(prefix) && !name.slice(prefix.length).includes('/');

/** Deletes what the browser keeps of the site. */
export async function deleteAll(): Promise<void> {
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
}
