/** What only a section's own text tells: whole titles, and words that stand together as the reader typed them. */
import {lineOf, stemOf, stopWords} from '../words';

/** The texts of a section that is being weighed. */
export type Candidate = {title: string; page: string; text: string; depth: number};

const holds = (line: string, phrase: string) => ` ${line}`.includes(` ${phrase}`);

/** Letters and digits only: `FOC-2104`, `foc 2104` and `foc2104` are the same. */
const squeeze = (line: string) => line.replace(/ /g, '');

/** Texts are compared by stems, so that inflections and the other spelling stand together as well. */
const stemmed = (line: string) => line.split(' ').map(stemOf).join(' ');

/** Lines of the texts that were weighed before: the next letter mostly weighs them again. */
type Lines = {whole: string; telling: string};

const lines = new Map<string, Lines>();
const mostLines = 500;

function linesOf(text: string): Lines {
  let line = lines.get(text);
  if (line === undefined) {
    if (lines.size >= mostLines) lines.clear();
    const whole = stemmed(lineOf(text));
    line = {whole, telling: withoutStops(whole)};
    lines.set(text, line);
  }
  return line;
}

/** How many words of a query stand together in a text, in their order; 1 when no two do. */
function longestRun(words: readonly string[], line: string): number {
  for (let length = words.length; length > 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1)
      if (holds(line, words.slice(start, start + length).join(' '))) return length;
  return 1;
}

const withoutStops = (line: string) =>
  line
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .join(' ');

/**
 * @param query what the reader typed
 * @returns a function that gives the factor by which a section's score changes
 */
export function refiner(query: string): (candidate: Candidate) => number {
  const phrase = stemmed(lineOf(query));
  const sequence = phrase.split(' ');
  const words = new Set(sequence);
  const telling = withoutStops(phrase).split(' ');
  const squeezed = squeeze(phrase);
  const isPhrase = words.size > 1;

  return ({title, page, text, depth}) => {
    const titleLine = stemmed(lineOf(title));
    const titleWords = titleLine.split(' ');
    let factor = 1 + 0.01 * (6 - depth);
    if (titleLine === phrase || squeeze(titleLine) === squeezed) factor *= depth === 1 ? 2.6 : 2;
    else if (titleLine.startsWith(`${phrase} `) || squeeze(titleLine).startsWith(squeezed)) factor *= 1.5;
    else if (isPhrase && holds(titleLine, phrase)) factor *= 1.35;
    if (isPhrase && holds(`${stemmed(lineOf(page))} ${titleLine}`, phrase)) factor *= 1.15;
    const line = linesOf(text);
    factor *= 1 + 0.35 * (longestRun(telling, line.telling) - 1);
    if (sequence.length > 2 && holds(line.whole, phrase)) factor *= 2;
    const shared = titleWords.filter((word) => words.has(word)).length;
    return factor * (1 + (0.3 * shared) / Math.max(titleWords.length, 1));
  };
}
