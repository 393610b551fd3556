import {base} from '../site/base';

/** Several sites may share an origin, so the name of a cache holds the folder of its site. */
const prefix = `hub${base}`;

export const cacheNames = {
  /** Pages that were read, and the page about reading offline. */
  pages: `${prefix}pages`,
  /** Files of pages. */
  files: `${prefix}files`,
} as const;

/** Deletes caches of this site, of this format or an earlier one, but for those that are named. */
export async function deleteCaches(...kept: string[]): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !name.slice(prefix.length).includes('/') && !kept.includes(name))
      await caches.delete(name);
}
