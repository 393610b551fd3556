/** Pages that have moved, as authors list them in `redirects.yml`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export const listFile = 'src/redirects/redirects.yml';

/** A site path, without anchor, query or slash at its end. */
const sitePath = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;

const refused = (what: string, remedy: string) => new Error(`${listFile}: ${what} Remedy: ${remedy}`);

/**
 * @param root folder of the project; one without a list has no redirects
 * @returns the address of each page by the one that it had
 * @throws Error when the list cannot be read
 */
export function readMoved(root: string): Map<string, string> {
  const file = path.join(root, listFile);
  const moved = new Map<string, string>();
  const entries: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  if (!Array.isArray(entries))
    throw refused('This is no list.', 'write "- from: /docs/old" and "to: /docs/new".');
  for (const entry of entries) {
    const {from, to} = (entry ?? {}) as {from?: unknown; to?: unknown};
    if (![from, to].every((address) => typeof address === 'string' && sitePath.test(address)))
      throw refused(
        `An entry leads from ${JSON.stringify(from)} to ${JSON.stringify(to)}.`,
        'write both as site paths, such as /docs/intro.',
      );
    if (moved.has(String(from))) throw refused(`${String(from)} has two entries.`, 'remove one of them.');
    moved.set(String(from), String(to));
  }
  return moved;
}

/**
 * @param moved addresses of pages by those that they had
 * @param pages site paths of all pages
 * @throws Error when an entry leads to no page, or stands at the address of one
 */
export function refuseWrongPages(moved: ReadonlyMap<string, string>, pages: readonly string[]): void {
  const known = new Set(pages);
  for (const [from, to] of moved) {
    if (!known.has(to)) throw refused(`${from} leads to ${to}, where no page is.`, 'correct "to".');
    if (known.has(from)) throw refused(`There is a page at ${from}.`, 'remove the entry.');
  }
}
