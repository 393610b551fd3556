import {describe, expect, it} from 'vitest';
import {anchoredShare, rankedBy} from '../../support/judged/ask';
import {quotedIn} from '../../support/judged/quotes';

const row = (query: string, sections: string[] = []) => ({
  query,
  class: 'task',
  pages: ['/a', '/b'],
  sections,
});

describe('quotedIn', () => {
  const quotes = (text: string, query: string) => quotedIn([{text, from: 'here'}], [row(query)]).length > 0;

  it.each([
    ['Legal hold', 'legal hold'],
    ['how to release a legal hold', 'release a legal hold'],
    ['release a hold', 'who may release a hold'],
  ])('"%s" quotes "%s"', (text, query) => expect(quotes(text, query)).toBe(true));

  it.each([
    ['legal hold', 'release a legal hold'],
    ['end a hold', 'release a hold'],
    ['holding', 'hold'],
  ])('"%s" does not quote "%s"', (text, query) => expect(quotes(text, query)).toBe(false));
});

describe('rankedBy', () => {
  it('counts pages, and tells whether the first right one is opened at a right section', () => {
    const found = ['/c', '/c#x', '/a#other', '/a#limits'];
    expect(rankedBy(row('limits', ['/a#limits']), found)).toMatchObject({
      rank: 2,
      place: 4,
      isAnchored: false,
    });
    expect(rankedBy(row('limits', ['/a#other', '/b#x']), found)).toMatchObject({place: 3, isAnchored: true});
    expect(rankedBy(row('limits'), found)).toMatchObject({rank: 2, place: 2, first: '/c'});
  });

  it('finds nothing', () => {
    const nothing = {rank: 0, place: 0, isAnchored: false};
    expect(rankedBy(row('limits', ['/a#limits']), [])).toMatchObject(nothing);
  });

  it('shares only among searches that want a section', () => {
    const ranked = [
      rankedBy(row('one', ['/a#x']), ['/a#x']),
      rankedBy(row('two', ['/a#x']), ['/a#y']),
      rankedBy(row('three'), ['/a']),
    ];
    expect(anchoredShare(ranked)).toBe(0.5);
  });
});
