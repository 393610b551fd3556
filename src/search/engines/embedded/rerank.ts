/** Reranks sections by their texts: matches of whole titles and of phrases. */
import {lineOf, stemOf, stopWords} from '../../language/tokeniser';
import type {IndexSection} from './indexFormat';
import type {LocatedSection} from './indexStore';

/** A line with a space in front, because `holds` matches a phrase only after a space. */
const spaced = (line: string) => ` ${line}`;

const holds = (line: string, phrase: string) => line.includes(spaced(phrase));

/** Letters and digits only: `FOC-2104`, `foc 2104` and `foc2104` are the same. */
const squeeze = (line: string) => line.replace(/ /g, '');

/** Texts are compared by stems, so that inflections and American spelling match. */
const stemmed = (text: string) => lineOf(text).split(' ').map(stemOf).join(' ');

/** Normalised texts of a section. */
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

function readLines({run, section: [, ownTitle, , content, , keywords]}: LocatedSection): Lines {
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

/** Cache: the next letter mostly reranks the same sections. */
const known = new WeakMap<IndexSection, Lines>();

function linesOf(located: LocatedSection): Lines {
  let lines = known.get(located.section);
  if (!lines) known.set(located.section, (lines = readLines(located)));
  return lines;
}

/** Length in words of the longest phrase of the query that a text has; 1 for none. */
function longestPhrase(runs: readonly Phrase[], line: string): number {
  return runs.find(({phrase}) => holds(line, phrase))?.length ?? 1;
}

type Phrase = {phrase: string; length: number};

/** All phrases of two or more consecutive words, the longest first. */
function phrasesOf(words: readonly string[]): Phrase[] {
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
export function reranker(query: string): (located: LocatedSection) => number {
  const phrase = stemmed(query);
  const sequence = phrase.split(' ');
  const words = new Set(sequence);
  const runs = phrasesOf(withoutStops(phrase).split(' '));
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
    factor *= 1 + 0.35 * (longestPhrase(runs, telling) - 1);
    if (sequence.length > 2 && holds(text, phrase)) factor *= 2;
    const shared = titleWords.filter((word) => words.has(word)).length;
    return factor * (1 + (0.3 * shared) / Math.max(titleWords.length, 1));
  };
}
