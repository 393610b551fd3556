/** When each link to another site was last checked, and what was answered: a file that is committed. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Beside the settings of the checks, because no build depends on it. */
export const storeFile = path.join('.config', 'checked-links.json');

export type Checked = {
  /** Day in UTC. */
  day: string;
  /** Status of the last answer; 0 when there was none. */
  status: number;
  /** Why there was no answer. */
  error?: string;
  /** Where a permanent redirect leads. */
  movedTo?: string;
};

export type Store = Readonly<Record<string, Checked>>;

/** @returns what has been checked; nothing where there is no file */
export const readStore = (file = storeFile): Store =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Store) : {};

/** Writes the addresses in their order, so that a difference shows what has changed. */
export function writeStore(store: Store, file = storeFile): void {
  const sorted = Object.entries(store).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/** Gone for whoever follows it. A site that refuses programs, or is busy, may still serve people. */
export const isBroken = ({status}: Checked): boolean => status === 404 || status === 410 || status === 0;
