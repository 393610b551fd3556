/** What only a section's own text tells: whole titles, and words that stand together as the reader typed them. */
import {lineOf} from '../words';

/** The texts of a section that is being weighed. */
export type Candidate = {title: string; page: string; text: string; depth: number};

const holds = (line: string, phrase: string) => ` ${line}`.includes(` ${phrase}`);

/** Letters and digits only: `FOC-2104`, `foc 2104` and `foc2104` are the same. */
const squeeze = (line: string) => line.replace(/ /g, '');

/** Lines of the texts that were weighed before: the next letter mostly weighs them again. */
const lines = new Map<string, string>();
const mostLines = 500;

function lineOfText(text: string): string {
  let line = lines.get(text);
  if (line === undefined) {
    if (lines.size >= mostLines) lines.clear();
    lines.set(text, (line = lineOf(text)));
  }
  return line;
}

/**
 * @param query what the reader typed
 * @returns a function that gives the factor by which a section's score changes
 */
export function refiner(query: string): (candidate: Candidate) => number {
  const phrase = lineOf(query);
  const words = new Set(phrase.split(' '));
  const squeezed = squeeze(phrase);
  const isPhrase = words.size > 1;

  return ({title, page, text, depth}) => {
    const titleLine = lineOf(title);
    const titleWords = titleLine.split(' ');
    let factor = 1 + 0.01 * (6 - depth);
    if (titleLine === phrase || squeeze(titleLine) === squeezed) factor *= 2;
    else if (titleLine.startsWith(`${phrase} `) || squeeze(titleLine).startsWith(squeezed)) factor *= 1.5;
    else if (isPhrase && holds(titleLine, phrase)) factor *= 1.35;
    if (isPhrase && holds(`${lineOf(page)} ${titleLine}`, phrase)) factor *= 1.15;
    if (isPhrase && holds(lineOfText(text), phrase)) factor *= 1.2 + 0.2 * words.size;
    const shared = titleWords.filter((word) => words.has(word)).length;
    return factor * (1 + (0.3 * shared) / Math.max(titleWords.length, 1));
  };
}
