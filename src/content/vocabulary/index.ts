/**
 * Words of readers that pages do not use: one source for both engines of the search (src/search/language). A word leads
 * only to pages that answer it; `tests/built/search.test.ts` asks for each.
 */
import {access} from './access';
import {acronyms} from './acronyms';
import {products} from './products';
import {records} from './records';
import type {Meaning} from './types';

export {acronyms, unanswered} from './acronyms';
export {spellings} from './spellings';
export type {Acronym, Meaning} from './types';

/** Words with the same meaning, acronyms apart. */
export const synonyms: readonly Meaning[] = [...access, ...records, ...products];

/** Everything that leads to pages. */
export const meanings: readonly Meaning[] = [...acronyms, ...synonyms];
