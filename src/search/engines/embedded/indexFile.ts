/**
 * The embedded index: one JSON file with all that finds and names sections, and files of texts for excerpts. The browser
 * makes a MiniSearch index of it (`matcher.ts`). Long lists are strings, which compress to two thirds of what arrays do.
 */
import {withBase} from '../../../site/base';

/** Site path of the index. */
export {searchEntryPath as indexPath} from '../../../site/identity';

/** Site path of a file in the folder of a build, which is below `/assets/` because hosts cache that for good. */
export const fileOf = (build: string, name: string): string => `/assets/search/${build}/${name}`;

/** Sections whose texts are in one file: those of a few pages that stand together. */
export const textsPerFile = 64;

export const textFile = (number: number): string => `text-${number}.json`;

/**
 * @param path site path of a JSON file
 * @returns its response
 * @throws Error when it does not come
 */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** What MiniSearch weighs in a section: its title, the words that describe it, its authors' questions, its text. */
export const fields = ['title', 'keywords', 'asks', 'text'] as const;

/** What filters test: `attribute:value`. */
export type Facet = {area: string; values: string[]};

export type IndexFile = {
  /** Hash of the content, which is in the name of the folder. */
  build: string;
  site: string;
  facets: Facet[];
  /** Pages in the order of their sections: path, number of the facet, number of sections. */
  pages: [path: string, facet: number, sections: number][];
  /** One line a section: its depth (1 for the page, to 6) and its title. */
  titles: string;
  /** One line a section: its anchor where that is not `anchorOf` its title; of a page, its name in the menu. */
  anchors: string;
  /** Percent that a section counts, where it is not 100. */
  weights: Record<number, number>;
  /** All terms, sorted, one a line. */
  terms: string;
  /** For each field one line a term: the sections that have it, as differences in base 36. */
  sections: string[];
  /** Groups of words that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Words that are never taken for others. */
  acronyms: readonly string[];
};

/** A section with what its row shows. */
export type Section = {
  id: number;
  page: number;
  /** The section that is the page itself. */
  head: number;
  facet: number;
  depth: number;
  title: string;
  anchor: string;
  /** What the menu calls a page, where that is not its title. */
  label: string;
  /** Titles of levels 1 to `depth - 1`; a level without one is null. */
  above: readonly (string | null)[];
  /** 1, or less for what is read after the guides. */
  weight: number;
};

/** What a heading's id is made of: its title in small letters, with hyphens in the place of spaces. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');

/** @returns all sections of an index, in the order of their numbers */
export function sectionsOf({titles, anchors, pages, weights}: IndexFile): Section[] {
  const places = pages.flatMap(([, facet, count], page) =>
    Array.from({length: count}, () => ({page, facet})),
  );
  const written = anchors.split('\n');
  let head = 0;
  let above: (string | null)[] = [];
  return titles.split('\n').map((line, id) => {
    const depth = Number(line.charAt(0));
    const title = line.slice(1);
    if (depth === 1) head = id;
    above = Array.from({length: depth - 1}, (_, level) => above[level] ?? null);
    const own = written[id] ?? '';
    const section = {
      ...(depth === 1 ? {anchor: '', label: own} : {anchor: own || anchorOf(title), label: ''}),
      ...{id, head, depth, title, above, weight: (weights[id] ?? 100) / 100},
      ...(places[id] ?? {page: 0, facet: 0}),
    };
    above = [...above, title];
    return section;
  });
}
