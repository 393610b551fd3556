import type {Corpus} from './corpus';

/** A file that a site would serve; by its site path. */
export type Files = Map<string, string | Buffer>;

/** A search engine as the bench sees it: a step of the build, and code for the browser. */
export type Engine = {
  name: string;
  /** Module in `browser/` whose `client` answers on the page. */
  client: string;
  /** The files of its index, and the milliseconds that making them took. */
  build(corpus: Corpus): Promise<{files: Files; milliseconds: number}>;
  /** Files of code that its client loads beside itself, by site path. */
  code(): Promise<Files>;
};
