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
const lines = new Map<string, string>();
const mostLines = 500;

function lineOfText(text: string): string {
  let line = lines.get(text);
  if (line === undefined) {
    if (lines.size >= mostLines) lines.clear();
    lines.set(text, (line = stemmed(lineOf(text))));
  }
  return line;
}

/** How many telling words of a query stand together in a text, in their order; 1 when no two do. */
function longestRun(sequence: readonly string[], line: string): number {
  let longest = 1;
  for (let length = sequence.length; length > 1; length -= 1)
    for (let start = 0; start + length <= sequence.length; start += 1) {
      const run = sequence.slice(start, start + length);
      const telling = run.filter((word) => !stopWords.has(word)).length;
      if (telling > longest && holds(line, run.join(' '))) longest = telling;
    }
  return longest;
}

/**
 * @param query what the reader typed
 * @returns a function that gives the factor by which a section's score changes
 */
export function refiner(query: string): (candidate: Candidate) => number {
  const phrase = stemmed(lineOf(query));
  const sequence = phrase.split(' ');
  const words = new Set(sequence);
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
    const line = lineOfText(text);
    factor *= 1 + 0.35 * (longestRun(sequence, line) - 1);
    if (sequence.length > 2 && holds(line, phrase)) factor *= 2;
    const shared = titleWords.filter((word) => words.has(word)).length;
    return factor * (1 + (0.3 * shared) / Math.max(titleWords.length, 1));
  };
}
