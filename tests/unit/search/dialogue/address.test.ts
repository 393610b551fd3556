import {describe, expect, it} from 'vitest';
import {addressOf, choiceOf} from '../../../../src/search/dialogue/address';

describe('addressOf', () => {
  it.each([
    [{query: ''}, ''],
    [{query: 'legal hold'}, '?q=legal+hold'],
    [{query: 'a&b="<c>"', area: 'AI API'}, '?q=a%26b%3D%22%3Cc%3E%22&in=AI+API'],
    [{query: '', area: 'Focus'}, '?in=Focus'],
  ])('%j', (choice, address) => {
    expect(addressOf(choice)).toBe(address);
    expect(choiceOf(address)).toMatchObject(choice);
  });
});

describe('choiceOf', () => {
  it('cuts a query to 64 characters', () => {
    expect(choiceOf(`?q=${'x'.repeat(70)}`).query).toBe('x'.repeat(64));
  });

  it.each(['?in=Nonsense', '?in=', '?in=focus', ''])('knows no area in "%s"', (address) => {
    expect(choiceOf(address)).toEqual({query: '', area: undefined});
  });
});
