/** Raises sections whose titles are, begin with, or hold what was typed. */
import {lineOf, stemOf, stopWords} from '../../language/tokeniser';
import type {Section} from './indexStore';

/** A line with a space in front, because `holds` matches a phrase only after a space. */
const spaced = (line: string) => ` ${line}`;

const holds = (line: string, phrase: string) => line.includes(spaced(phrase));

/** Letters and digits only: `FOC-2104`, `foc 2104` and `foc2104` are the same. */
const squeeze = (line: string) => line.replace(/ /g, '');

/** Texts are compared by stems, so that inflections and American spelling match. */
const stemmed = (text: string) => lineOf(text).split(' ').map(stemOf).join(' ');

/** Normalised titles of a section. */
type Lines = {
  title: string;
  squeezed: string;
  words: readonly string[];
  /** Title of the page, then its own. */
  both: string;
  /** The squeezed label of a page. */
  label: string;
};

/** Cache: the next letter mostly ranks the same sections. */
const known = new WeakMap<Section, Lines>();

function linesOf(section: Section): Lines {
  let lines = known.get(section);
  if (!lines) {
    const title = stemmed(section.title);
    const page = stemmed(section.above[0] ?? section.title);
    lines = {
      title,
      squeezed: squeeze(title),
      words: title.split(' '),
      both: spaced(`${page} ${title}`),
      label: squeeze(stemmed(section.label)),
    };
    known.set(section, lines);
  }
  return lines;
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

/**
 * @param query what the reader typed
 * @returns a function that gives the factor by which a section's score changes
 */
export function titleFactor(query: string): (section: Section) => number {
  const phrase = stemmed(query);
  const sequence = phrase.split(' ');
  const words = new Set(sequence);
  const runs = phrasesOf(sequence.filter((word) => !stopWords.has(word)));
  const squeezed = squeeze(phrase);
  const isPhrase = words.size > 1;

  return (section) => {
    const {title, squeezed: own, words: titleWords, both, label} = linesOf(section);
    let factor = 1 + 0.01 * (6 - section.depth);
    if (own === squeezed || label === squeezed) factor *= section.depth === 1 ? 3.4 : 2;
    else if (title.startsWith(`${phrase} `) || own.startsWith(squeezed) || label.startsWith(squeezed))
      factor *= 1.5;
    else if (isPhrase && holds(spaced(title), phrase)) factor *= 1.35;
    if (isPhrase && holds(both, phrase)) factor *= 1.15;
    factor *= 1 + 0.05 * ((runs.find((run) => holds(both, run.phrase))?.length ?? 1) - 1);
    const shared = titleWords.filter((word) => words.has(word)).length;
    return factor * (1 + (0.5 * shared) / Math.max(titleWords.length, 1));
  };
}
