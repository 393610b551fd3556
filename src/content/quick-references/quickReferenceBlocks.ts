/** The blocks of the page of quick references, by name. */
import {insertFacts} from '../insertions/factTexts';
import {
  declinesMarkdown,
  limitsMarkdown,
  playerKeysMarkdown,
  searchMarkdown,
  sipAnswersMarkdown,
  statesMarkdown,
} from './markdown';

export const quickReferenceBlocks: readonly (readonly [name: string, markdown: () => string])[] = [
  ['quickReference.search', searchMarkdown],
  ['quickReference.playerKeys', playerKeysMarkdown],
  ['quickReference.states', () => insertFacts(statesMarkdown())],
  ['quickReference.limits', () => insertFacts(limitsMarkdown())],
  ['quickReference.sipAnswers', () => insertFacts(sipAnswersMarkdown())],
  ['quickReference.declines', declinesMarkdown],
];
