/** Options of MiniSearch, on which the page and the build have to agree. */
import type {Options, SearchOptions} from 'minisearch';

/** What is searched and shown: title, titles above it, text. */
export type Document = {id: number; url: string; title: string; above: string; text: string};

export const indexPath = '/minisearch.json';

export const options: Options<Document> = {
  fields: ['title', 'above', 'text'],
  storeFields: ['url', 'title', 'above', 'text'],
};

/** Edits forgiven by the length of a word, as in our engine; the last word may be unfinished. */
export const searchOptions: SearchOptions = {
  boost: {title: 4, above: 2.5, text: 1},
  prefix: (_, index, terms) => index === terms.length - 1,
  fuzzy: (term) => (term.length >= 7 ? 2 : term.length >= 4 ? 1 : false),
  maxFuzzy: 2,
  combineWith: 'AND',
};
