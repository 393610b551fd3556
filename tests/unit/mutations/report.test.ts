import {expect, it} from 'vitest';
import {readReport} from '../../mutations/report';

it('reads what Playwright says, groups and all, without what was skipped', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{status, results: [{errors: message ? [{message}] : []}]}],
  });
  const report = {
    config: {rootDir: '/a/tests/e2e'},
    suites: [
      {title: 'cost.spec.ts', file: '../bench/cost.spec.ts', specs: [spec('weighs', 'expected')]},
      {
        title: 'menu.spec.ts',
        file: 'menu.spec.ts',
        specs: [spec('opens', 'expected'), spec('is skipped', 'skipped')],
        suites: [
          {
            title: '360 px',
            file: 'menu.spec.ts',
            specs: [spec('closes', 'unexpected', '\u001B[31mError\u001B[39m')],
          },
        ],
      },
    ],
  };
  expect(readReport(JSON.stringify(report))).toEqual([
    {file: 'tests/bench/cost.spec.ts', title: 'weighs', hasPassed: true, said: ''},
    {file: 'tests/e2e/menu.spec.ts', title: 'opens', hasPassed: true, said: ''},
    {file: 'tests/e2e/menu.spec.ts', title: '360 px closes', hasPassed: false, said: 'Error'},
  ]);
});

it('reads what Vitest says, without what was skipped', () => {
  const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name: '/a/tests/unit/b.test.ts',
        assertionResults: [
          result('a b', 'passed'),
          result('a c', 'failed', 'Error: no'),
          result('a d', 'pending'),
        ],
      },
    ],
  };
  expect(readReport(JSON.stringify(report))).toEqual([
    {file: 'tests/unit/b.test.ts', title: 'a b', hasPassed: true, said: ''},
    {file: 'tests/unit/b.test.ts', title: 'a c', hasPassed: false, said: 'Error: no'},
  ]);
});
