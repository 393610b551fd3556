/**
 * `npm run check`: everything that CI runs, in the order in which a mistake is cheapest to find. Each step says
 * what it does; the last lines name the tests that failed, and count them all.
 */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {run, runCommand, say} from './command';
import {gapOf, provide} from './system';
import {countTests, type Count} from './test-counts';

type Step = {name: string; script: string; report?: string};

const reports = 'test-results';

const steps: Step[] = [
  {name: 'API pages', script: 'api:generate'},
  {name: 'Types (tsc)', script: 'typecheck'},
  {name: 'Lint (eslint)', script: 'lint'},
  {name: 'Format (prettier)', script: 'format'},
  {name: 'Unit tests', script: 'test:unit', report: `${reports}/unit.json`},
  {name: 'Content tests', script: 'test:content', report: `${reports}/content.json`},
  {name: 'Programs of pages', script: 'test:programs', report: `${reports}/programs.json`},
  {name: 'Acceptance of the specification', script: 'test:acceptance', report: `${reports}/acceptance.json`},
  {name: 'Browser tests (two builds, then every page)', script: 'test:e2e', report: `${reports}/e2e.json`},
  {name: 'Journeys in three engines', script: 'test:engines', report: `${reports}/engines.json`},
  {name: 'Reproducible build', script: 'test:reproducible'},
  {name: 'Budgets', script: 'test:budgets', report: `${reports}/budgets.json`},
];

async function runStep({name, script, report}: Step): Promise<Count> {
  say(name);
  if (report) rmSync(report, {force: true});
  const code = await runCommand('npm', ['run', '--silent', script], {TEST_REPORT: report});
  const count =
    report && existsSync(report)
      ? countTests(readFileSync(report, 'utf8'))
      : {passed: 0, failed: 0, names: []};
  // A step that fails without a failing test (a crash, a lint error) still counts as a failure.
  if (code !== 0 && count.failed === 0) return {...count, failed: 1, names: [name]};
  if (report && count.passed === 0)
    throw new Error(`${name}: no test ran. Remedy: run "npm run ${script}" and read its output.`);
  return count;
}

run(async () => {
  const missing = await provide();
  const gaps: string[] = [];
  const counts: Count[] = [];
  const failed: string[] = [];
  for (const step of steps) {
    const gap = gapOf(step.script, missing);
    if (gap) gaps.push(gap.message);
    if (gap?.isWhole) continue;
    const count = await runStep(step);
    counts.push(count);
    if (count.failed) failed.push(step.name);
  }
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  say(failed.length ? `Failed: ${failed.join('; ')}` : `Everything ${gaps.length ? 'that ran ' : ''}passed`);
  for (const name of counts.flatMap(({names}) => names)) console.log(`  ${name}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  for (const gap of gaps) console.log(`  ${gap}`);
  process.exit(failed.length || (gaps.length && process.env.CI === 'true') ? 1 : 0);
});
