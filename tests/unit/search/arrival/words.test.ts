import {describe, expect, it} from 'vitest';
import {patternOf, placesIn, wordsToFind} from '../../../../src/search/arrival/words';

describe('the words to look for', () => {
  it('are the telling ones of the query and those that the list marked, each once', () => {
    expect(wordsToFind('who can release a Legal hold', ['Holds', 'legal', 'retention'])).toEqual([
      'release',
      'legal',
      'hold',
      'holds',
      'retention',
    ]);
  });
});

/** What is found of words in a text. */
const found = (text: string, ...words: string[]) =>
  placesIn(text, patternOf(words)).map(([start, end]) => text.slice(start, end));

describe('places of words in a text', () => {
  it('are whole words and their inflections, whatever their case', () => {
    expect(found('Hold: holds, holding; threshold, household and HELD', 'hold')).toEqual([
      'Hold',
      'holds',
      'holding',
    ]);
    expect(found('A policy, two policies, and a policeman', 'policies')).toEqual(['policy', 'policies']);
    expect(found('Retain, retained, retaining', 'retain')).toEqual(['Retain', 'retained', 'retaining']);
  });

  it('are one where words follow each other', () => {
    expect(found('A legal hold, legal-hold and FOC-2104', 'legal', 'hold', 'foc', '2104')).toEqual([
      'legal hold',
      'legal-hold',
      'FOC-2104',
    ]);
    expect(found('legal and hold', 'legal', 'hold')).toEqual(['legal', 'hold']);
  });
});
