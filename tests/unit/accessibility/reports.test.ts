import {expect, it} from 'vitest';
import {readBrowserReport, readEngineReport} from '../../../src/accessibility/reports';

const run = (projectName: string, status: string, more: object = {}) => ({projectName, status, ...more});

it('reads the tests of the site, with what they wrote down', () => {
  const spec = (title: string, ...tests: object[]) => ({title, file: 'a.spec.ts', tests});
  const report = {
    stats: {startTime: '2026-01-02T03:04:05Z'},
    suites: [
      {
        specs: [
          spec('one', run('site', 'expected', {annotations: [{type: 'pages', description: '3'}]})),
          spec('two', run('site', 'skipped')),
          spec('three', run('before', 'expected')),
        ],
        suites: [{specs: [spec('four', run('site', 'unexpected'))]}],
      },
    ],
  };
  expect(readBrowserReport(JSON.stringify(report))).toEqual({
    start: '2026-01-02T03:04:05Z',
    tests: [
      {file: 'a.spec.ts', title: 'one', passed: true, notes: {pages: '3'}},
      {file: 'a.spec.ts', title: 'four', passed: false, notes: {}},
    ],
  });
});

it('reads the journeys of each engine', () => {
  const journey = (engine: string, title: string, status: string) => ({
    ancestorTitles: [engine],
    title,
    status,
  });
  const assertionResults = [
    journey('Firefox', 'one', 'passed'),
    journey('Firefox', 'two', 'pending'),
    journey('WebKit', 'one', 'failed'),
  ];
  expect(readEngineReport(JSON.stringify({testResults: [{assertionResults}]}))).toEqual([
    {engine: 'Firefox', title: 'one', passed: true},
    {engine: 'WebKit', title: 'one', passed: false},
  ]);
});
