import {expect, it} from 'vitest';
import {runSteps, type Step} from '../../../../src/cli/next/steps';

const step = (name: string, isFailed = false, more: Partial<Step> = {}): Step => ({
  name,
  run: () => Promise.resolve({isFailed, findings: isFailed ? [`${name} says why`] : []}),
  ...more,
});

async function reportOf(...list: Step[]): Promise<{isPassed: boolean; lines: string[]}> {
  const lines: string[] = [];
  const isPassed = await runSteps(list, '/copy', (line) => lines.push(line.replace(/ in \d+ s$/, '')));
  return {isPassed, lines};
}

it('passes when every step does', async () => {
  expect(await reportOf(step('Build'), step('Contract'))).toEqual({
    isPassed: true,
    lines: ['Build: passed', 'Contract: passed'],
  });
});

it('goes on after a failure that the others do not need, and fails', async () => {
  expect(await reportOf(step('Types', true), step('Build'))).toEqual({
    isPassed: false,
    lines: ['Types: failed', '  Types says why', 'Build: passed'],
  });
});

it('stops at one that they need, and names what did not run', async () => {
  expect(await reportOf(step('Build', true, {isNeeded: true}), step('Contract'))).toEqual({
    isPassed: false,
    lines: ['Build: failed', '  Build says why', 'Not run, because they need it: Contract'],
  });
});
