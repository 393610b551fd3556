/** Text that looks like English documentation and says nothing: sentences of a few patterns, filled with words. */
import type {Random} from '../random';

const list = (words: string) => words.split(' ');

const nouns = list(
  'account agent alert archive audit backup batch branch bucket cache channel client cluster command component ' +
    'connector console container credential customer dashboard database deployment device domain endpoint event ' +
    'export field filter folder gateway group handler header host image index invoice job key label layer ledger ' +
    'licence limit listener message metric module monitor network node object operator option order package parser ' +
    'pipeline plugin policy pool process profile project proxy queue quota record region report request role rule ' +
    'schedule schema section server service session setting signal snapshot source stage stream table task team ' +
    'template thread timer token topic trace trigger update user value vault version volume window worker zone',
);
const verbs = list(
  'accept add apply assign attach block cancel change check clear close collect combine compare connect copy count ' +
    'delay delete deploy disable enable export extend filter find follow import inspect keep limit lock mark measure ' +
    'merge move open pause plan publish read recover remove rename replace reset restore retry review rotate search ' +
    'send share sort split start stop store test track transfer validate watch write',
);
const adjectives = list(
  'active available basic central complete current custom daily default empty external final first fixed global ' +
    'hidden internal large local manual missing new old open optional partial pending plain previous primary private ' +
    'public recent remote required safe second shared short simple small stable standard temporary valid visible weekly',
);

/** N: a noun, NS: several, V: a verb, A: an adjective, D: a number; so no pattern begins with the article. */
const sentences = [
  'The A N of each N is kept until you V it, and a A N takes its place.',
  'You can V the N before the A NS are ready, but not after a N has begun.',
  'When a N fails, V its A N first: most NS need nothing else.',
  'Any N that has no N uses the A one, which holds D NS at most.',
  'To V more than D NS, choose a A N and V the NS in parts.',
  'Each N has one A N, and every N that belongs to it can V it.',
  'If the A N is larger than D kilobytes, the N will V it and tell the N.',
  'Only a N with a A N may V this N.',
  'The N and the N share a A N, so a change of one is seen by the other at once.',
  'After D days the A NS are moved to the N, where you can V them for a year.',
];

const headings = [
  'V the A N',
  'A NS',
  'How to V a N',
  'The N and its NS',
  'Before you V a N',
  'What a A N needs',
];
const titles = ['V a A N', 'V NS in a N', 'A N NS', 'V the N of a N', 'N NS and A NS', 'Why a N must V'];

export type Prose = {
  noun: () => string;
  verb: () => string;
  number: () => number;
  sentence: () => string;
  /** So many sentences. */
  text: (count: number) => string;
  heading: () => string;
  title: () => string;
  /** Two words, for a part of the documentation. */
  name: () => string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (noun: string) => noun.replace(/([^aeo])y$/, '$1ie').replace(/(x|ch|sh|ss)$/, '$1e') + 's';

/** @param random decides each word */
export function proseFrom(random: Random): Prose {
  // Common words are more frequent than rare ones: the square of an even number prefers the beginning.
  const skewed = (words: readonly string[]) => words[Math.floor(random.next() ** 2 * words.length)] ?? '';
  const noun = () => skewed(nouns);
  const verb = () => skewed(verbs);
  const number = () => 2 + random.below(98);
  const words: Record<string, () => string> = {
    N: noun,
    NS: () => plural(noun()),
    V: verb,
    A: () => skewed(adjectives),
    D: () => String(number()),
  };
  const fill = (pattern: string) =>
    capital(
      pattern
        .replace(/\b(A|D|NS?|V)\b/g, (kind) => words[kind]?.() ?? kind)
        .replace(/\ba (?=[aeiou])/gi, (article) => article.replace(/a/i, (letter) => `${letter}n`)),
    );
  const sentence = () => fill(random.pick(sentences));
  return {
    noun,
    verb,
    number,
    sentence,
    text: (count) => Array.from({length: count}, sentence).join(' '),
    heading: () => fill(random.pick(headings)),
    title: () => fill(random.pick(titles)),
    name: () => fill('A NS'),
  };
}
