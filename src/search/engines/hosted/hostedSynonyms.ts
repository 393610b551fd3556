import type {SynonymHit} from 'algoliasearch';
import {synonyms} from '../../../content/contract.node';

/** The words of the glossary as Algolia takes them; its first two words name a group. */
export const hostedSynonyms: SynonymHit[] = synonyms.map((group) => ({
  objectID: group.slice(0, 2).join(' ').replace(/\W+/g, '-'),
  type: 'synonym',
  synonyms: [...group],
}));
