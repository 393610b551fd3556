import path from 'node:path';
import {expect, it} from 'vitest';
import {readReport} from '../../../src/cli/test-report';

const root = path.resolve('/project');

it('reads what Vitest found: counts, and how to run each failed test alone', () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: path.join(root, 'tests/unit/a.test.ts'),
        status: 'failed',
        assertionResults: [
          {fullName: 'a says "x"', status: 'failed'},
          {fullName: 'a', status: 'passed'},
          {fullName: 'b', status: 'skipped'},
        ],
      },
      // A file that cannot be loaded.
      {name: path.join(root, 'tests/unit/b.test.ts'), status: 'failed', assertionResults: []},
    ],
  });
  const run = 'npx vitest run --config .config/vitest.config.mts';
  expect(readReport(json, root)).toEqual({
    passed: 1,
    skipped: 1,
    failed: [
      {name: 'tests/unit/a.test.ts › a says "x"', command: `${run} tests/unit/a.test.ts -t "a says .x."`},
      {name: 'tests/unit/b.test.ts', command: `${run} tests/unit/b.test.ts`},
    ],
  });
});

it('reads what Playwright found', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'tests/e2e/a.spec.ts',
    line: 7,
    tests: [{projectName: 'site', status}],
  });
  const json = JSON.stringify({
    stats: {expected: 1, skipped: 0},
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{title: 'in', specs: [spec('two', 'unexpected')]}],
      },
    ],
  });
  expect(readReport(json, root)).toEqual({
    passed: 1,
    skipped: 0,
    failed: [
      {
        name: 'a.spec.ts › in › two (site)',
        command: 'npx playwright test --project=site tests/e2e/a.spec.ts:7',
      },
    ],
  });
});
