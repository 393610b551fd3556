/**
 * The file format of the embedded index. The entry is revalidated at each visit; all other files are in a folder
 * named after the hash of their content, so that files of two builds never mix.
 *
 * Everything is JSON: hosts compress it and browsers parse it fastest. Long lists of numbers and of titles are strings
 * inside it, which compress to two thirds of what arrays do.
 */
/** Site path of the entry. */
export {searchEntryPath as entryPath} from '../../../site/identity';

/** Site path of the folder of one build; below `/assets/`, which is cached for good. */
export const folderOf = (build: string): string => `/assets/search/${build}`;

/**
 * A part of the sorted dictionary.
 *
 * `terms`: as `dictionary.ts` encodes them. `signs`: one a term, see `signOf`. `packs`: number of terms in each pack of
 * postings, in the order of `packOrder`. `postings`: those of a part without packs.
 */
export type DictionaryPart = {terms: string; signs: string; packs: number[]; postings?: PostingPack};

/**
 * A pack of postings, one list a term. `sections`: ids as differences, each a character (`numbers.ts`), lists apart by a
 * space. `levels`: impacts as digits, in the same order.
 */
export type PostingPack = {sections: string; levels: string};

/**
 * Titles of sections that follow each other, one a line. A line of `titles` begins with the depth (1 to 6); a line of
 * `anchors` is empty when the anchor is `anchorOf` the title, and for a page has its label in the menu. `folded`: pairs of a line and the number of equal sections
 * that the line stands for.
 */
export type TitlePack = {titles: string; anchors: string; folded: number[]};

/** A page, whose sections follow each other: path, number of its facet, number of its sections. */
export type IndexPage = [path: string, facet: number, sections: number];

/** Values that filters test. */
export type Facet = {area: string; language: string; tag: string; version: string[]};

export type IndexEntry = {
  build: string;
  site: string;
  facets: Facet[];
  pages: IndexPage[];
  /** Titles of a small index; those of a large one are files, whose numbers of sections are `titlePacks`. */
  titles?: TitlePack;
  titlePacks: number[];
  /** Number of sections in each pack of texts (a file with a list of strings). */
  textPacks: number[];
  synonyms: readonly (readonly string[])[];
  /** Number of groups of synonyms, the first, that are spellings of one word. */
  spellings: number;
  /** Words that are never taken for others. */
  acronyms: readonly string[];
  /** Small files of the folder, by name: a request would cost more than they do. */
  beside: Record<string, unknown>;
  /** Names of the dictionary's parts. */
  parts: string[];
  /** The common part of a small dictionary. */
  dictionary?: DictionaryPart;
};

/** The two parts of a small dictionary: the one in the entry, and the terms that one text has once, in a file. */
export const smallParts = {common: 'all', rare: 'rare'};

/** The part of a large dictionary that holds a term: its first letter; `0` for digits, `_` for the rest. */
export function dictionaryPartOf(term: string): string {
  const first = term.charAt(0);
  return /[a-z]/.test(first) ? first : /\d/.test(first) ? '0' : '_';
}

export const fileOf = {
  part: (part: string): string => `words-${part}.json`,
  pack: (part: string, pack: number): string => `where-${part}-${pack}.json`,
  titles: (pack: number): string => `titles-${pack}.json`,
  texts: (pack: number): string => `text-${pack}.json`,
};

/** Frequency code of a term: log₂ of its number of sections and whether a title has it, as one digit of base 36. */
export function signOf(count: number, inTitle: boolean): string {
  return (Math.min(17, Math.floor(Math.log2(count))) * 2 + Number(inTitle)).toString(36);
}

/** Impacts of a term on a section, 0 to about 13, are kept as one of four levels, on a logarithmic scale. */
const scale = {levels: 4, least: 0.3, span: 3.6};

/** @returns the level of an impact, 0 to 3 */
export function levelOf(impact: number): number {
  const share = (Math.log2(1 + impact) - scale.least) / scale.span;
  return Math.round((scale.levels - 1) * Math.min(1, Math.max(0, share)));
}

export const impactOf = (level: number): number =>
  2 ** (scale.least + (scale.span * level) / (scale.levels - 1)) - 1;

/** What a heading's id is made of: its title in small letters, with hyphens in the place of spaces. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');
