/** A site generator that is measured, ours among them. */
import path from 'node:path';
import type {Corpus, CorpusPage} from '../corpus';

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
  /** File of a page in the folder of the site. */
  source: (page: Pick<CorpusPage, 'path'>) => string;
  build: Command;
  dev: (port: number) => Command;
  /** Folder of the built site. */
  output: string;
  /** Folders inside `node_modules` that a first build does not have. */
  caches: readonly string[];
};

/** Where all of the bench is kept, outside what Git sees. */
export const home = path.resolve('test-results/bench');

/** Folder of a peer's site. */
export const folderOf = ({id}: Pick<Peer, 'id'>): string => path.join(home, id);
