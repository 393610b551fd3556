/** The vocabulary of the content as both engines take it: in the embedded index, and sent to Algolia (`npm run search:push`). */
import * as vocabulary from '../../content/contract.node';

/** Groups of words or phrases in lower case; each stands for all others of its group. */
export const synonyms: readonly (readonly string[])[] = [
  ...vocabulary.spellings,
  ...vocabulary.meanings.map(({words}) => words),
];

/** Names that are never corrected, in lower case. */
export const acronyms: readonly string[] = [
  ...new Set([...vocabulary.acronyms.flatMap(({shorts}) => shorts), ...vocabulary.unanswered]),
];
