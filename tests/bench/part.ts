/** A part of the bench, and what it is given. */
import type {Corpus} from './corpus';
import type {Peer} from './peers/peer';
import type {Row} from './report/result';

export type Stage = {
  /** Ours first. */
  peers: readonly Peer[];
  /** How often each figure is taken; medians are shown. */
  rounds: number;
  corpus: (size: number) => Corpus;
  /** Folder of the built site of a peer, built when it is not there. */
  site: (peer: Peer, corpus: Corpus) => Promise<string>;
  /** Puts the site that a peer has just built where `site` finds it. */
  keep: (peer: Peer, corpus: Corpus) => string;
};

export type Part = {
  /** Numbers of pages of the corpora, without `--pages`. */
  sizes: readonly number[];
  /** What is measured and how, in a sentence or two. */
  about: string;
  rows: (size: number, stage: Stage) => Promise<Row[]>;
};
