import {describe, expect, it} from 'vitest';
import {searchPageAddress, parseSearchPageAddress} from '../../../../src/search/client/searchPageAddress';

describe('addressOf', () => {
  it.each([
    [{query: ''}, ''],
    [{query: 'legal hold'}, '?q=legal+hold'],
    [{query: 'a&b="<c>"', area: 'AI API'}, '?q=a%26b%3D%22%3Cc%3E%22&in=AI+API'],
    [{query: '', area: 'Focus'}, '?in=Focus'],
  ])('%j', (choice, address) => {
    expect(searchPageAddress(choice)).toBe(address);
    expect(parseSearchPageAddress(address)).toMatchObject(choice);
  });
});

describe('choiceOf', () => {
  it('cuts a query to 64 characters', () => {
    expect(parseSearchPageAddress(`?q=${'x'.repeat(70)}`).query).toBe('x'.repeat(64));
  });

  it.each(['?in=Nonsense', '?in=', '?in=focus', ''])('knows no area in "%s"', (address) => {
    expect(parseSearchPageAddress(address)).toEqual({query: '', area: undefined});
  });
});
