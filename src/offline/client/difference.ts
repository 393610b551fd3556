/** What a published list asks for beside what is kept already. */
import type {Everything, ListedFile} from '../lists';

/** What is kept of the whole documentation, in the cache beside the files. */
export type Kept = {
  /** Version of the site whose files are all there; absent while some are missing. */
  version?: string;
  /** Hash by site path; empty where the path holds the hash. */
  files: Record<string, string>;
};

export type Difference = {
  /** Files to fetch, pages last: a page is kept when what it needs is. */
  missing: ListedFile[];
  /** Bytes that come over the network. */
  bytes: number;
  /** Site paths of files that the list does not name. */
  superfluous: string[];
};

/**
 * @param list as published
 * @param kept what is there
 */
export function difference(list: Everything, kept: Kept): Difference {
  const paths = new Set(list.files.map(({path}) => path));
  const missing = list.files
    .filter(({path, hash}) => kept.files[path] !== hash)
    .sort((one, other) => Number(one.hash !== '') - Number(other.hash !== ''));
  return {
    missing,
    bytes: missing.reduce((sum, {bytes}) => sum + bytes, 0),
    superfluous: Object.keys(kept.files).filter((path) => !paths.has(path)),
  };
}
