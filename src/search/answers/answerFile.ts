/** The files of answers: one for each form of question, so that a query fetches only what may answer it. */
import type {AnswerCard} from '../client/port';

/**
 * `terms` has the keys of words that are answered without a question, and no cards; `what` has those cards, and what is
 * asked by "what is", of a state or of a host; `how` limits, `who` permissions, `when` posts; `foc`, `trn` and `ai`
 * error codes by their prefix, `http` statuses, `paths` operations, `names` names in code, `ids` identifiers.
 */
export const fileNames = [
  'terms',
  'what',
  'how',
  'who',
  'when',
  'foc',
  'trn',
  'ai',
  'http',
  'paths',
  'names',
  'ids',
] as const;

export type FileName = (typeof fileNames)[number];

export type AnswerFile = {
  cards: AnswerCard[];
  /** Positions in `cards` of what answers a key, the best first; without it, the titles of the cards are the keys. */
  keys?: Record<string, number[]>;
};

/** What a query asks of a file. */
export type Ask = {
  file: FileName;
  key: string;
  /** How the name of the product begins, of which alone an answer counts; in small letters. */
  area?: string;
};

/** More cards are not shown. */
export const mostCards = 2;

/** The name of a file in the folder of the index. */
export const answerPath = (file: FileName): string => `answers-${file}.json`;
