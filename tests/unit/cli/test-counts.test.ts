import {describe, expect, it} from 'vitest';
import {countTests} from '../../../src/cli/test-counts';

describe('countTests', () => {
  it('reads the report of Vitest', () => {
    const assertionResults = [
      {fullName: 'a sum is right', status: 'passed'},
      {fullName: 'a sum is wrong', status: 'failed'},
      {fullName: 'a sum in another language', status: 'skipped'},
    ];
    const report = {numPassedTests: 5, numFailedTests: 1, testResults: [{assertionResults}]};
    expect(countTests(JSON.stringify(report))).toEqual({
      passed: 5,
      failed: 1,
      names: ['a sum is wrong'],
      skipped: ['a sum in another language'],
    });
  });

  it('reads the report of Playwright, where a flaky test counts as failed', () => {
    const spec = (title: string, status: string) => ({title, tests: [{projectName: 'site', status}]});
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'unexpected'), spec('stays', 'expected'), spec('prints', 'skipped')],
        suites: [{title: 'a menu', specs: [spec('closes', 'flaky')]}],
      },
    ];
    const report = {stats: {expected: 7, unexpected: 1, flaky: 1}, suites};
    expect(countTests(JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 2,
      names: ['a.spec.ts › opens (site)', 'a.spec.ts › a menu › closes (site)'],
      skipped: ['a.spec.ts › prints (site)'],
    });
  });

  it.each(['{}', '{"numPassedTests": 5}'])('refuses %s', (json) => {
    expect(() => countTests(json)).toThrow('neither of Vitest nor of Playwright');
  });
});
