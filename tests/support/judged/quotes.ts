/** Finds judged searches that an author has copied into what the search is made of: a set that is quoted measures nothing. */
import {lineOf} from '../../../src/search/language/tokeniser';
import type {Judged} from './index';

/** What an author wrote for the search, and where. */
export type Phrase = {text: string; from: string};

/** A shorter run of words may stand in both by chance. */
const fewest = 3;

const holds = (line: string, part: string) =>
  part.split(' ').length >= fewest && ` ${line} `.includes(` ${part} `);

/** @returns the searches that a phrase says word for word, or the other way round, each with its phrase */
export function quotedIn(phrases: readonly Phrase[], searches: readonly Judged[]): string[] {
  const lines = phrases.map((phrase) => ({...phrase, line: lineOf(phrase.text)}));
  return searches.flatMap(({query}) => {
    const asked = lineOf(query);
    return lines
      .filter(({line}) => line === asked || holds(line, asked) || holds(asked, line))
      .map(({text, from}) => `"${query}" is quoted by "${text}" of ${from}`);
  });
}
