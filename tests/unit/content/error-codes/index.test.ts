import {describe, expect, it} from 'vitest';
import {errorCodes, families} from '../../../../src/content/error-codes';
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

  it('have messages that differ', () => {
    const messages = errorCodes.map(({message}) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('are those that other pages and programs quote', () => {
    const quoted = errorCodes.map(({code, message}) => `${code} ${message}`);
    expect(quoted).toEqual(
      expect.arrayContaining([
        'FOC-1001 Sign-in failed',
        'FOC-2104 Recorder certificate expired',
        'FOC-3001 Communication not found',
        'FOC-4001 Export too large',
        'FOC-5001 Rate limit reached',
        'FOC-9001 Service unavailable',
      ]),
    );
  });
});

describe('families', () => {
  it('stand in order and have codes of their own prefix only', () => {
    const prefixes = families.map(({prefix}) => prefix);
    expect([...new Set(prefixes)].sort()).toEqual(prefixes);
    for (const {prefix, codes} of families) {
      expect(codes.length).toBeGreaterThan(0);
      expect(codes.filter(({code}) => !code.startsWith(prefix))).toEqual([]);
    }
  });

  it('have a title of their area and prefix, and a place where readers meet them', () => {
    for (const {title, area, prefix, where} of families) {
      expect(title).toBe(`${area} (${prefix}xxx)`);
      expect(where).not.toBe('');
    }
  });
});

describe.each(errorCodes.map((entry) => [entry.code, entry] as const))('%s', (code, entry) => {
  it('has four digits, and a message without a full stop', () => {
    expect(code).toMatch(/^FOC-\d{4}$/);
    expect(entry.message).toMatch(/^[A-Z][^.]{4,50}$/);
  });

  it('has a cause and an action in whole sentences', () => {
    for (const text of [entry.cause, entry.action]) {
      expect(text).toMatch(/^\S.{20,}\.$/);
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(6);
    }
  });

  it('says what is done again, and who can fix it', () => {
    if (entry.retries.automatic) expect(entry.retries.detail).toBeDefined();
    if (entry.retries.detail !== undefined) expect(entry.retries.detail).toMatch(/^[A-Z].*\.$/);
    if (entry.fixedBy.detail !== undefined) expect(entry.fixedBy.detail).toMatch(/^[a-z].*[^.]$/);
    expect(fixersOf(entry.fixedBy).length).toBeGreaterThan(0);
  });

  it('names known roles and facts only, each text on one line', () => {
    const known: string[] = [...roles, 'Any role', 'Help Hub support'];
    expect(fixersOf(entry.fixedBy).filter((who) => !known.includes(who))).toEqual([]);
    expect(textsOf(entry).flatMap(unknownInsertions)).toEqual([]);
    expect(textsOf(entry).filter((text) => text.includes('\n') || /\s{2}/.test(text))).toEqual([]);
  });
});
