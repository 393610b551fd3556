import {describe, expect, it} from 'vitest';
import {keyOf} from '../../../../src/search/answers/question';
import {nameKey, recognise} from '../../../../src/search/answers/recognise';

describe('recognise', () => {
  it.each([
    ['FOC-4006', 'foc', 'foc4006'],
    ['export fails with foc 4006', 'foc', 'foc4006'],
    ['trnd05', 'trn', 'trnd05'],
    ['declined code N7', 'trn', 'dn7'],
    ['HTTP status 429', 'http', 'http 429'],
    ['404 not found', 'http', '404'],
    ['delete /pet/10', 'paths', 'DELETE /pet/{}'],
    ['https://api.example.com/focus/v1/exports?limit=1', 'paths', '/focus/v1/exports'],
    ['exp_', 'ids', 'exp'],
    ['Priya@example.com', 'ids', 'priya@example.com'],
    ['what is legalHoldId', 'names', 'legal_hold_id'],
    ['X-Legal_Hold', 'names', 'x_legal_hold'],
    ['column subject', 'names', 'subject'],
    ['Who may release the hold?', 'who', 'may hold releas'],
    ['how long is a hold kept', 'how', 'long hold'],
    ['what does DTMF mean', 'what', 'dtmf'],
    ['what changed in May 2025', 'when', '2025 may'],
  ])('%s is looked for in %s', (query, file, key) => {
    expect(recognise(query)[0]).toMatchObject({file, key});
  });

  it.each(['', ' ', '?', 'how to sign in', 'why', 'a the of', '10.0.0.1/24'])('%j asks nothing', (query) => {
    expect(recognise(query).filter(({file}) => file !== 'terms' && file !== 'names')).toEqual([]);
  });
});

describe('keys', () => {
  it('are the same for the same words in another order and form', () => {
    expect(keyOf('the release of Legal holds', 'who')).toBe(keyOf('legal hold releases', 'who'));
    expect(keyOf('TeamScribe', 'what')).toBe(keyOf('teamscribe', 'what'));
  });

  it('name fields of any case style alike', () => {
    expect(['legalHoldId', 'legal_hold_id', 'legal-hold-id', 'Legal-Hold-Id'].map(nameKey)).toEqual(
      Array(4).fill('legal_hold_id'),
    );
  });
});
