/** The project's own dictionary: terms of the products and of their field, and names of third parties. */
import type {Site} from './site';

export const houseDictionaryFile = 'src/rules/dictionary.txt';

export type HouseDictionary = {
  /** @returns whether it is one of our words; those in lower case may have a capital at the beginning of a sentence */
  has: (word: string) => boolean;
  /** Lines that are more than a word: names of several words, and whole labels in bold type, such as `**Email**`. */
  names: readonly string[];
};

const read = new WeakMap<Site, HouseDictionary>();

function load(site: Site): HouseDictionary {
  const lines = (site.read(houseDictionaryFile) ?? '').split(/\r?\n/).filter(Boolean);
  const words = new Set(lines);
  return {
    has: (word) => words.has(word) || words.has(word.charAt(0).toLowerCase() + word.slice(1)),
    names: lines.filter((line) => /[^\p{L}]/u.test(line)),
  };
}

/** @returns the dictionary, read once for each site */
export function houseDictionaryOf(site: Site): HouseDictionary {
  const known = read.get(site) ?? load(site);
  read.set(site, known);
  return known;
}
