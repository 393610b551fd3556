import {describe, expect, it} from 'vitest';
import {errorCodes} from '../../../../src/content/error-codes';
import {fixersOf, type ErrorCode} from '../../../../src/content/error-codes/types';
import {unknownInsertions} from '../../../../src/content/insertions/insert';
import {roles} from '../../../../src/content/roles';

const textsOf = ({cause, action, retries, fixedBy}: ErrorCode): string[] =>
  [cause, action, retries.detail, fixedBy.detail].filter((text) => text !== undefined);

describe('all codes', () => {
  it('are at least 60, each once, in order', () => {
    const codes = errorCodes.map(({code}) => code);
    expect(codes.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(codes)].sort()).toEqual(codes);
  });
});

describe.each(errorCodes.map((entry) => [entry.code, entry] as const))('%s', (code, entry) => {
  it('names known roles and facts only, each text on one line', () => {
    const known: string[] = [...roles, 'Any role', 'Help Hub support'];
    expect(fixersOf(entry.fixedBy).filter((who) => !known.includes(who))).toEqual([]);
    expect(textsOf(entry).flatMap(unknownInsertions)).toEqual([]);
    expect(textsOf(entry).filter((text) => text.includes('\n') || /\s{2}/.test(text))).toEqual([]);
  });
});
