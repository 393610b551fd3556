import {expect, it} from 'vitest';
import {errorCodes} from '../../../../src/content/error-codes';
import {declines, responseCodes} from '../../../../src/content/error-codes/transact';
import {jobStates, refundStates, sessionStates, type State} from '../../../../src/content/operations/states';
import {limits} from '../../../../src/content/quick-references/limits';
import {quickReferenceBlocks} from '../../../../src/content/quick-references/quickReferenceBlocks';
import {filters, operators} from '../../../../src/content/quick-references/search';
import {sipAnswers} from '../../../../src/content/quick-references/sipAnswers';

const rowsOf = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('| '));

it.each(quickReferenceBlocks.map(([name, markdown]) => [name, markdown()] as const))(
  '%s is a table, with every fact in place and no empty cell',
  (_, markdown) => {
    expect(markdown).not.toContain('{{');
    expect(rowsOf(markdown).length).toBeGreaterThan(8);
    expect(rowsOf(markdown).filter((row) => /\|\s*\|/.test(row))).toEqual([]);
    const columns = rowsOf(markdown).map((row) => row.replaceAll('\\|', '').split('|').length);
    expect(new Set(columns).size).toBe(1);
  },
);

it('has a number that is a fact in each limit', () => {
  expect(limits.filter(({limit}) => !limit.includes('{{')).map(({what}) => what)).toEqual([]);
  expect(
    limits.filter(({limit}) => /\d/.test(limit.replace(/\{\{[^}]+\}\}/g, '').replace(/^1 to /, ''))),
  ).toEqual([]);
});

it('shows each filter and operator in its example', () => {
  expect(filters.filter(({field, example}) => !example.includes(field)).map(({field}) => field)).toEqual([]);
  const signs = operators
    .filter(({sign}) => sign.startsWith('`'))
    .map(({sign, example}) => [sign.slice(1, 2), example]);
  expect(signs.filter(([sign = '', example = '']) => !example.includes(sign))).toEqual([]);
});

it('leads states to states that there are', () => {
  const all: Readonly<Record<string, State>>[] = [sessionStates, refundStates, jobStates];
  for (const states of all)
    for (const [name, {leadsTo}] of Object.entries(states))
      expect(
        leadsTo.filter((next) => !(next in states)),
        name,
      ).toEqual([]);
});

it('names codes that there are, and a decline for each response code', () => {
  const known = errorCodes.map(({code}) => code);
  expect(sipAnswers.filter(({code}) => code && !known.includes(code))).toEqual([]);
  const responses = Object.values(declines).flatMap(({responses: list}): readonly string[] => list);
  expect([...responses].sort()).toEqual(Object.keys(responseCodes).sort());
});
