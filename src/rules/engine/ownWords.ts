/** The dictionary of the house: words of the products and of their field, and names that others spell in their own way. */
import type {Site} from './site';

export const ownWordsFile = 'src/rules/dictionary.txt';

export type OwnWords = {
  /** @returns whether it is one of our words; those in lower case may have a capital at the beginning of a sentence */
  has: (word: string) => boolean;
  /** Lines that are more than a word: names of several words, and whole labels in bold type, such as `**Email**`. */
  names: readonly string[];
};

const read = new WeakMap<Site, OwnWords>();

function load(site: Site): OwnWords {
  const lines = (site.read(ownWordsFile) ?? '').split(/\r?\n/).filter(Boolean);
  const words = new Set(lines);
  return {
    has: (word) => words.has(word) || words.has(word.charAt(0).toLowerCase() + word.slice(1)),
    names: lines.filter((line) => /[^\p{L}]/u.test(line)),
  };
}

/** @returns the dictionary, read once for each site */
export function ownWordsOf(site: Site): OwnWords {
  const known = read.get(site) ?? load(site);
  read.set(site, known);
  return known;
}
