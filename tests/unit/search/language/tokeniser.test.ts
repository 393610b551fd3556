import {describe, expect, it} from 'vitest';
import {lineOf, normalise, stemOf, termsOf, wordsOf} from '../../../../src/search/language/tokeniser';

describe('normalise', () => {
  it.each([
    ['Retention', 'retention'],
    ['Café', 'cafe'],
    ['ﬁle', 'file'],
    ['ÅNGSTRÖM', 'angstrom'],
  ])('%s becomes %s', (word, expected) => {
    expect(normalise(word)).toBe(expected);
  });
});

describe('termsOf', () => {
  it.each([
    ['a legal hold', ['a', 'legal', 'hold']],
    ['FOC-2104: expired', ['foc2104', 'foc', '2104', 'expired']],
    ['com_01J9', ['com01j9', 'com', '01j9']],
    ['metadata.csv.', ['metadatacsv', 'metadata', 'csv']],
    ['e-mail', ['email', 'e', 'mail']],
    ['legalHold.id', ['legalholdid', 'legal', 'hold', 'id']],
    ['chat:write', ['chatwrite', 'chat', 'write']],
    ['2026-02-01T10:42:16Z', ['20260201t104216z']],
    ['auth.example.co.uk', ['auth', 'example', 'co', 'uk']],
    ['PCI DSS 4.0.1', ['pci', 'dss', '4.0.1', '4', '0', '1']],
    ['Zürich, 北京', ['zurich', '北京']],
    [' -- ?! ', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });
});

it('wordsOf tells a whole from its parts', () => {
  expect(wordsOf('TeamScribe bot')).toMatchObject([
    {whole: 'teamscribe', parts: ['team', 'scribe']},
    {whole: 'bot', parts: []},
  ]);
});

it('lineOf is the same for texts that read alike', () => {
  expect(lineOf('Error FOC-2104!')).toBe('error foc 2104');
  expect(lineOf('error: FOC 2104')).toBe('error foc 2104');
});

describe('stemOf is shared by', () => {
  it.each([
    ['policy', 'policies'],
    ['recording', 'recorder', 'records', 'recorded'],
    ['deletion', 'delete', 'deleting'],
    ['authentication', 'authenticate'],
    ['authorise', 'authorize', 'authorisation', 'authorization'],
    ['colour', 'color', 'colours'],
    ['centre', 'center'],
    ['licence', 'license'],
    ['catalogue', 'catalog'],
    ['analyse', 'analyze'],
    ['cancelled', 'canceled'],
    ['enrol', 'enroll'],
    ['programme', 'program'],
    ['acknowledgement', 'acknowledgment'],
  ])('%s and its relatives', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1);
  });
});

it('stemOf leaves names with digits as they are', () => {
  expect(stemOf('foc2104s')).toBe('foc2104s');
});
