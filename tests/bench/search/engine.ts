import type {Corpus} from './corpus';

/** Files that a site would serve, by site path. */
export type Files = Map<string, string | Buffer>;

/** A search engine as the bench sees it: a step of the build, and code for the browser. */
export type Engine = {
  name: string;
  /** Module in `browser/` whose `client` answers on the page. */
  client: string;
  /** Makes its index, and the code that its client loads beside itself. */
  build: (corpus: Corpus) => Promise<{files: Files}>;
};
