/** What only a section's own text tells: whole titles, and words that stand together as the reader typed them. */
import {lineOf, stemOf, stopWords} from '../../language/words';
import type {Section} from './layout';
import type {Located} from './store';

/** A line as `holds` wants it: a phrase begins after a space. */
const spaced = (line: string) => ` ${line}`;

const holds = (line: string, phrase: string) => line.includes(spaced(phrase));

/** Letters and digits only: `FOC-2104`, `foc 2104` and `foc2104` are the same. */
const squeeze = (line: string) => line.replace(/ /g, '');

/** Texts are compared by stems, so that inflections and the other spelling stand together as well. */
const stemmed = (text: string) => lineOf(text).split(' ').map(stemOf).join(' ');

/** What a section says, ready to be compared. */
type Lines = {
  title: string;
  squeezedTitle: string;
  titleWords: readonly string[];
  /** Title of the page, then its own. */
  titles: string;
  text: string;
  /** The text without its stop words. */
  telling: string;
};

function readLines({run, section: [, ownTitle, , content, , keywords]}: Located): Lines {
  const title = stemmed(ownTitle);
  const page = stemmed(run.above[0] ?? run.sections[0]?.[1] ?? '');
  const text = stemmed([content || '', keywords].join(' '));
  return {
    title,
    squeezedTitle: squeeze(title),
    titleWords: title.split(' '),
    titles: spaced(`${page} ${title}`),
    text: spaced(text),
    telling: spaced(withoutStops(text)),
  };
}

/** The next letter mostly weighs the same sections again. */
const known = new WeakMap<Section, Lines>();

function linesOf(located: Located): Lines {
  let lines = known.get(located.section);
  if (!lines) known.set(located.section, (lines = readLines(located)));
  return lines;
}

/** How many words of a query stand together in a text, in their order; 1 when no two do. */
function longestRun(runs: readonly Run[], line: string): number {
  return runs.find(({phrase}) => holds(line, phrase))?.length ?? 1;
}

type Run = {phrase: string; length: number};

/** Words that follow each other, two or more, the longest first. */
function runsOf(words: readonly string[]): Run[] {
  return words.flatMap((_, shorter) => {
    const length = words.length - shorter;
    if (length < 2) return [];
    return words
      .slice(0, shorter + 1)
      .map((__, start) => ({phrase: words.slice(start, start + length).join(' '), length}));
  });
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
export function refiner(query: string): (located: Located) => number {
  const phrase = stemmed(query);
  const sequence = phrase.split(' ');
  const words = new Set(sequence);
  const runs = runsOf(withoutStops(phrase).split(' '));
  const squeezed = squeeze(phrase);
  const isPhrase = words.size > 1;

  return (located) => {
    const [depth] = located.section;
    const {title, squeezedTitle, titleWords, titles, text, telling} = linesOf(located);
    let factor = 1 + 0.01 * (6 - depth);
    if (squeezedTitle === squeezed) factor *= depth === 1 ? 2.6 : 2;
    else if (title.startsWith(`${phrase} `) || squeezedTitle.startsWith(squeezed)) factor *= 1.5;
    else if (isPhrase && holds(spaced(title), phrase)) factor *= 1.35;
    if (isPhrase && holds(titles, phrase)) factor *= 1.15;
    factor *= 1 + 0.35 * (longestRun(runs, telling) - 1);
    if (sequence.length > 2 && holds(text, phrase)) factor *= 2;
    const shared = titleWords.filter((word) => words.has(word)).length;
    return factor * (1 + (0.3 * shared) / Math.max(titleWords.length, 1));
  };
}
