import {describe, expect, it} from 'vitest';
import {countTests} from '../../../src/cli/test-counts';

describe('countTests', () => {
  it('reads the report of Vitest', () => {
    expect(countTests('{"numPassedTests": 5, "numFailedTests": 1}')).toEqual({passed: 5, failed: 1});
  });

  it('reads the report of Playwright, where a flaky test counts as failed', () => {
    const report = {stats: {expected: 7, unexpected: 2, flaky: 1}};
    expect(countTests(JSON.stringify(report))).toEqual({passed: 7, failed: 3});
  });

  it.each(['{}', '{"numPassedTests": 5}'])('refuses %s', (json) => {
    expect(() => countTests(json)).toThrow('neither of Vitest nor of Playwright');
  });
});
