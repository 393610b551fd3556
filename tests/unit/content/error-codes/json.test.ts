import {describe, expect, it} from 'vitest';
import {errorCodes} from '../../../../src/content/error-codes';
import {errorCodesJson} from '../../../../src/content/error-codes/json';
import {fixersOf, type ErrorCode} from '../../../../src/content/error-codes/types';
import {factTexts} from '../../../../src/content/insertions/insert';
import {rolesThatMay} from '../../../../src/content/permissions';

type Entry = {
  code: string;
  message: string;
  cause: string;
  action: string;
  retries: {automatic: boolean; detail: string | null};
  fixed_by: {roles: string[]; detail: string | null};
  url: string;
};

const siteUrl = 'https://help.example.co.uk';
const entriesOf = (codes: readonly ErrorCode[]) =>
  (JSON.parse(errorCodesJson(codes, siteUrl)) as {codes: Entry[]}).codes;

const sample: ErrorCode = {
  code: 'FOC-9101',
  message: 'Kettle empty',
  cause: 'More than {{focus.export.maxItems}} cups.',
  action: 'Select **Fill**, set `level` to `full`. See [the `kettle` **guide**](../kettle.md#fill).',
  retries: {automatic: false},
  fixedBy: {may: 'hold', orSupport: true, detail: 'with a **jug**'},
};

describe('errorCodesJson', () => {
  it('is a file of JSON that names the product', () => {
    const text = errorCodesJson([sample], siteUrl);
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toMatchObject({product: 'Focus'});
  });

  it('inserts facts, takes Markdown away and drops the addresses of links', () => {
    expect(entriesOf([sample])).toEqual([
      {
        code: 'FOC-9101',
        message: 'Kettle empty',
        cause: `More than ${factTexts.get('focus.export.maxItems')} cups.`,
        action: 'Select Fill, set level to full. See the kettle guide.',
        retries: {automatic: false, detail: null},
        fixed_by: {roles: [...rolesThatMay('hold'), 'Help Hub support'], detail: 'with a jug'},
        url: 'https://help.example.co.uk/docs/focus/troubleshooting/error-codes#foc-9101',
      },
    ]);
  });

  it('has every code, complete, with an address of its own', () => {
    const entries = entriesOf(errorCodes);
    expect(entries.map(({code}) => code)).toEqual(errorCodes.map(({code}) => code));
    expect(entries.map(({message}) => message)).toEqual(errorCodes.map(({message}) => message));
    expect(entries.map(({retries}) => retries.automatic)).toEqual(
      errorCodes.map(({retries}) => retries.automatic),
    );
    expect(entries.map(({fixed_by}) => fixed_by.roles)).toEqual(
      errorCodes.map(({fixedBy}) => fixersOf(fixedBy)),
    );
    expect(new Set(entries.map(({url}) => url)).size).toBe(errorCodes.length);
  });

  it('leaves no markup in any text', () => {
    const texts = entriesOf(errorCodes).flatMap(({cause, action, retries, fixed_by}) => [
      cause,
      action,
      retries.detail ?? '',
      fixed_by.detail ?? '',
    ]);
    expect(texts.filter((text) => /\*\*|`|\]\(|\{\{/.test(text))).toEqual([]);
  });
});
