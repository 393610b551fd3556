/**
 * Judged searches over the site's own content: written from the pages, not from an engine's answers. A row is what is
 * typed, and the addresses that answer it, with the id of the section or row where one is meant; `nonsense` has none.
 *
 * `tuning.json` is the set that the search may be made better with. `sealed.json` tells whether it has become better:
 * nobody looks at its misses to mend them one by one, and no keyword, question or synonym may quote it (`quotes.ts`).
 */
import sealedRows from './sealed.json';
import tuningRows from './tuning.json';

/**
 * One search and what answers it. A colleague who knows the site would be content with any of `pages` as the first
 * answer.
 */
export type Judged = {
  query: string;
  /** How the search was typed, or what it asks for. */
  class: string;
  pages: readonly string[];
  /** Addresses with anchors, when each answer is a section; empty when a page as a whole answers. */
  sections: readonly string[];
};

/** Searches that pages answer, and searches about what no page has. */
export type JudgedSet = {answered: readonly Judged[]; nonsense: readonly string[]};

type Row = [query: string, addresses: string[]];

const pageOf = (address: string) => address.replace(/#.*/, '');

function read({nonsense = [], ...classes}: Readonly<Record<string, unknown[][]>>): JudgedSet {
  const answered = Object.entries(classes).flatMap(([name, rows]) =>
    (rows as Row[]).map(([query, addresses]) => ({
      query,
      class: name,
      pages: [...new Set(addresses.map(pageOf))],
      sections: addresses.every((address) => address.includes('#')) ? addresses : [],
    })),
  );
  return {answered, nonsense: (nonsense as Row[]).map(([query]) => query)};
}

export const tuning: JudgedSet = read(tuningRows);
export const sealed: JudgedSet = read(sealedRows);
