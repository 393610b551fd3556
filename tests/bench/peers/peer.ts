/** A site generator that is measured, ours among them. */
import path from 'node:path';
import type {Corpus} from '../corpus';

/** Content of each file by its path in the folder of the site. */
export type Files = Map<string, string | Buffer>;

/** Run in the folder of the site. */
export type Command = {program: string; args: readonly string[]};

export type Peer = {
  name: string;
  /** Name of its folder. */
  id: string;
  /** What is installed for it, at exact versions; ours runs from the packages of the project. */
  manifest?: object;
  files: (corpus: Corpus) => Files;
  build: Command;
  /** Folder of the built site. */
  output: string;
  /** Folders inside `node_modules` that a first build does not have. */
  caches: readonly string[];
};

/**
 * Where sites are made: a folder that Git does not see. Not below `test-results`, where the servers of two peers do not
 * look for changes, because browser tests write there.
 */
export const home = path.resolve('build-bench');

/** Folder of a peer's site. */
export const folderOf = ({id}: Pick<Peer, 'id'>): string => path.join(home, id);
