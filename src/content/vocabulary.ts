/**
 * Words of readers that pages do not use: one source for both engines of the search (src/search/language). A word leads
 * only to pages that answer it; `tests/built/search.test.ts` asks for each.
 */
import {readFolder} from './data/readData';

/** Words that mean the same to a reader, and the pages of the site that say what they ask for. */
export type Meaning = {words: readonly string[]; answers: readonly string[]};

/** An abbreviation in lower case, with which the words begin; the search never takes it for a slip of another word. */
type Acronym = Meaning & {shorts: readonly string[]};

const files = readFolder<{
  acronyms?: readonly Acronym[];
  meanings?: readonly Meaning[];
  spellings?: readonly (readonly string[])[];
  unanswered?: readonly string[];
}>('docs/_vocabulary');

/** Abbreviations that readers bring along, with what they stand for. */
export const acronyms: readonly Acronym[] = files
  .flatMap((file) => file.acronyms ?? [])
  .map(({shorts, words, answers}) => {
    const lower = shorts.map((short) => short.toLowerCase());
    return {shorts: lower, words: [...lower, ...words], answers};
  });

/** Everything that leads to pages. */
export const meanings: readonly Meaning[] = [...acronyms, ...files.flatMap((file) => file.meanings ?? [])];

/** Spellings of one word, the British first, that no rule of the stemmer makes the same. */
export const spellings = files.flatMap((file) => file.spellings ?? []);

/** No page answers them, and none may be taken for another word: a reader is told that nothing was found. */
export const unanswered = files.flatMap((file) => file.unanswered ?? []);
