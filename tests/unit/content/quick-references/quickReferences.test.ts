import {expect, it} from 'vitest';
import {errorCodes} from '../../../../src/content/error-codes';
import {declines, responseCodes} from '../../../../src/content/error-codes/transact';
import {jobStates, refundStates, sessionStates, type State} from '../../../../src/content/operations/states';
import {sipAnswers} from '../../../../src/content/quick-references/sipAnswers';

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
