/**
 * Words that mean the same to a reader of these products: one list for both engines, from the vocabulary of the content.
 * The embedded index carries it; `npm run search:push` sends it to Algolia (`saveSynonyms`, type `synonym`).
 */
import * as vocabulary from '../../content/contract.node';

/** Two spellings of one word: they come before what only means the same. */
const spellings: readonly (readonly string[])[] = vocabulary.spellings;

/** Each group holds words or phrases in lower case; each stands for all others of its group. Spellings come first. */
export const synonyms: readonly (readonly string[])[] = [
  ...spellings,
  ...vocabulary.meanings.map(({words}) => words),
];

/** Names that are never guessed nor corrected, in lower case. */
const acronyms: ReadonlySet<string> = new Set([
  ...vocabulary.acronyms.flatMap(({shorts}) => shorts),
  ...vocabulary.unanswered,
]);

/** All of them, as the index carries them. */
export const indexVocabulary = {synonyms, spellings: spellings.length, acronyms: [...acronyms]};
