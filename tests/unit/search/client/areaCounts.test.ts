import {describe, expect, it} from 'vitest';
import {areaCounts} from '../../../../src/search/client/areaCounts';
import type {ShownAnswer} from '../../../../src/search/client/session';

const areas = [
  {area: 'Focus', count: 7},
  {area: 'TeamScribe', count: 2},
];
const shown = (area: string | undefined, nbHits: number) =>
  ({question: {query: 'retention', area}, result: {nbHits, areas}}) as unknown as ShownAnswer;

describe('areaCounts', () => {
  it('counts all areas, also when one is chosen', () => {
    expect(areaCounts(shown(undefined, 9))).toEqual({all: 9, areas});
    expect(areaCounts(shown('Focus', 7))).toEqual({all: 9, areas});
  });

  it('keeps the number of hits of an engine that counts no areas', () => {
    const answer = {question: {query: 'ret'}, result: {nbHits: 3}} as unknown as ShownAnswer;
    expect(areaCounts(answer)).toEqual({all: 3, areas: []});
  });
});
