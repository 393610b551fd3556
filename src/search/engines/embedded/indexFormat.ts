/**
 * The file format of the embedded index. The entry is revalidated at each visit; all other files are in a folder
 * named after the hash of their content, so that files of two builds never mix.
 *
 * Everything is JSON: hosts compress it, browsers parse it fastest, and a person can read it.
 */

/** Site path of the entry. */
export {searchEntryPath as entryPath} from '../../../site/identity';

/** Site path of the folder of one build; below `/assets/`, which is cached for good. */
export const folderOf = (build: string): string => `/assets/search/${build}`;

/**
 * A part of the sorted dictionary.
 *
 * `terms`: as `dictionary.ts` encodes them. `signs`: one a term, see `signOf`. `shards`: number of the first term
 * of each posting shard.
 */
export type DictionaryPart = {terms: string; signs: string; shards: number[]};

/** Terms of a part's posting shard, in order: section ids as differences, then as many levels of impact. */
export type PostingShard = number[][];

/** One section of a page: depth (1 to 6), title, anchor (0: none), text (0: none), position on the page, marked words. */
export type IndexSection = [
  depth: number,
  title: string,
  anchor: string | 0,
  text: string | 0,
  position: number,
  keywords?: string,
];

/** Sections of one page that follow each other; `above` are the titles of lvl1 and deeper before the first. */
export type SectionRun = {
  path: string;
  facet: number;
  above: (string | null)[];
  sections: IndexSection[];
};

/** Values that filters test; sections with the same facet are consecutive. */
export type Facet = {area: string; language: string; tag: string; version: string[]};

/** The best pages for each first letter, as numbers of `pages`. */
export type Initials = {
  pages: [title: string, path: string, facet: number][];
  letters: Record<string, number[]>;
};

export type IndexEntry = {
  build: string;
  site: string;
  /** Number of sections. */
  sections: number;
  facets: Facet[];
  /** Pairs: number of sections, number of their facet. */
  facetRuns: number[];
  /** Number of sections of each page. */
  pages: number[];
  /** Number of sections in each fragment (a file of `Run`s). */
  fragments: number[];
  synonyms: readonly (readonly string[])[];
  /** Names of the dictionary's parts; a small dictionary stands in the entry as the only part. */
  parts: string[];
  dictionary?: DictionaryPart;
  initials: Initials;
};

/** Name of the only part of a small dictionary. */
export const wholeDictionary = 'all';

/** The part of a large dictionary that holds a term: its first letter; `0` for digits, `_` for the rest. */
export function dictionaryPartOf(term: string): string {
  const first = term.charAt(0);
  return /[a-z]/.test(first) ? first : /\d/.test(first) ? '0' : '_';
}

export const fileOf = {
  part: (part: string): string => `words-${part}.json`,
  shard: (part: string, shard: number): string => `where-${part}-${shard}.json`,
  fragment: (fragment: number): string => `text-${fragment}.json`,
};

/** Frequency code of a term: log₂ of its number of sections and whether a title has it, as one digit of base 36. */
export function signOf(count: number, inTitle: boolean): string {
  return (Math.min(17, Math.floor(Math.log2(count))) * 2 + Number(inTitle)).toString(36);
}

/** Impact of a term on a section, 0 to about 15, kept as a level of 1 to 31. */
export const levelOf = (impact: number): number =>
  Math.min(31, Math.max(1, Math.round(8 * Math.log2(1 + impact))));

export const impactOf = (level: number): number => 2 ** (level / 8) - 1;
