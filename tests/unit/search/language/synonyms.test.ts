import {expect, it} from 'vitest';
import {acronyms, spellings, synonyms} from '../../../../src/search/language/synonyms';

it('looks up spellings before what only means the same', () => {
  expect(synonyms.slice(0, spellings.length)).toEqual(spellings);
  expect(synonyms.length).toBeGreaterThan(spellings.length);
});

it('holds words in lower case, none twice in a group', () => {
  for (const group of synonyms) {
    expect(group).toEqual(group.map((word) => word.toLowerCase().trim()));
    expect(new Set(group).size, group.join(', ')).toBe(group.length);
    expect(group.length).toBeGreaterThan(1);
  }
});

it.each(['rbac', 'sla', 'pii', 'mfa', '2fa', 'dsar', 'worm', 'dlp', 'siem'])(
  'takes %s for a name',
  (short) => {
    expect(acronyms).toContain(short);
  },
);
