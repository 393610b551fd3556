import type {SynonymHit} from 'algoliasearch';
import {synonyms} from '../../language/synonyms';

/** The groups of `src/search/language/synonyms.ts` as Algolia takes them; the first word of a group names it. */
export const hostedSynonyms: SynonymHit[] = synonyms.map((group) => ({
  objectID: (group[0] ?? '').replace(/\W+/g, '-'),
  type: 'synonym',
  synonyms: [...group],
}));
