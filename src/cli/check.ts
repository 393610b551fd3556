/**
 * `npm run check`: everything that CI runs, two steps at a time, and what takes the whole machine alone. What a step says
 * is printed when it ends; the last lines name the tests that failed, count them all, and tell the time of each step.
 * `-- --full` runs what takes longer as well (src/guides/review-and-release.md, "The checks").
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {run, runQuietly, say, type Variables} from './command';
import {schedule, type Task} from './schedule';
import {skippedPart, installMissing} from './system';
import {countTests, type Count} from './test-counts';

type Step = {
  name: string;
  script: string;
  /** The step writes a report of its tests. */
  isTest?: boolean;
  needs?: readonly string[];
  variables?: Variables;
  /** Nothing runs beside it. */
  isAlone?: boolean;
  /** Only in the full run. */
  isFull?: boolean;
};

type Result = Count & {seconds: number};

const reports = 'test-results';

/** Concurrent steps: one for each core of the smallest machine that runs the check. */
const atOnce = 2;

const pages = 'API pages';
const builds = 'Builds for the browser tests';

/** In the order in which they start: first what others wait for, then the longest. */
const steps: readonly Step[] = [
  {name: pages, script: 'api:generate'},
  {name: 'Packages', script: 'check:packages'},
  {name: 'Content rules', script: 'check:content'},
  {name: builds, script: 'build:tests', needs: [pages]},
  {name: 'Types (tsc)', script: 'typecheck', needs: [pages]},
  {name: 'Format (prettier)', script: 'format'},
  {name: 'Browser tests', script: 'test:e2e', isTest: true, needs: [builds]},
  {name: 'Lint (eslint)', script: 'lint', needs: [pages]},
  {name: 'Unit tests', script: 'test:unit', isTest: true, needs: [pages]},
  {name: 'Content tests', script: 'test:content', isTest: true, needs: [pages]},
  {name: 'Programs of pages', script: 'test:programs', isTest: true, needs: [pages]},
  {name: 'Acceptance of the specification', script: 'test:acceptance', isTest: true, needs: [pages]},
  {name: 'Content that changes', script: 'test:changes', isTest: true, needs: [pages]},
  {name: 'Journeys in three engines', script: 'test:engines', isTest: true, needs: [builds]},
  {name: 'Reproducible build', script: 'test:reproducible', needs: [builds], isFull: true},
  // On ports of its own, because it may run beside the browser tests.
  {name: 'Budgets', script: 'test:budgets', isTest: true, needs: [builds], variables: {E2E_PORT: '3220'}},
  // A live-reload server and the two processes beside it take both cores.
  {name: 'Live-reload server', script: 'test:live', isTest: true, needs: [builds], isAlone: true},
];

const nothing: Count = {passed: 0, failed: 0, names: [], skipped: []};

/** A step that fails without a failing test (a crash, a lint error) still counts as a failure. */
function count(step: Step, code: number, report: string): Count {
  const counted = existsSync(report) ? countTests(readFileSync(report, 'utf8')) : nothing;
  if (code !== 0 && !counted.failed) return {...counted, failed: 1, names: [step.name]};
  if (step.isTest && !counted.passed)
    return {
      ...counted,
      failed: 1,
      names: [`${step.name}: no test ran. Remedy: run "npm run ${step.script}".`],
    };
  return counted;
}

async function runStep(step: Step, variables: Variables): Promise<Result> {
  const report = `${reports}/${step.script.split(':').at(-1)}.json`;
  rmSync(report, {force: true});
  say(`${step.name} …`);
  const start = performance.now();
  const {code, output} = await runQuietly('npm', ['run', '--silent', step.script], {
    ...variables,
    ...step.variables,
    TEST_REPORT: report,
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const counted = count(step, code, report);
  say(`${step.name}: ${counted.failed ? 'failed' : 'passed'} in ${seconds} s`);
  if (counted.failed || !step.isTest) process.stdout.write(output);
  return {...counted, seconds};
}

/** The time of each part, as the guide for maintainers shows it. */
function tellTimes(results: ReadonlyMap<string, Result>, seconds: number): void {
  const times = [...results].map(([name, result]) => [name, result.seconds] as const);
  mkdirSync(reports, {recursive: true});
  writeFileSync(
    `${reports}/times.json`,
    JSON.stringify(Object.fromEntries([...times, ['All', seconds]]), undefined, 2),
  );
  for (const [name, each] of times) console.log(`${String(each).padStart(6)} s  ${name}`);
  console.log(`${String(seconds).padStart(6)} s  all, ${atOnce} at a time`);
}

run(async () => {
  const isFull = process.argv.includes('--full');
  const variables = {FULL: isFull ? 'true' : undefined};
  const missing = await installMissing();
  const start = performance.now();
  // A site that `npm run init` has made has no tests of products, nor their commands.
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const due = steps
    .filter((step) => step.script in scripts && (isFull || !step.isFull))
    .map((step) => ({...step, gap: skippedPart(step.script, missing)}));
  const gaps = due.flatMap(({gap}) => gap?.message ?? []);
  const tasks = due
    .filter(({gap}) => !gap?.isWhole)
    .map((step): Task<Result> => ({...step, run: () => runStep(step, variables)}));
  const results = await schedule(tasks, atOnce, ({failed}) => !failed);
  const failed = tasks.filter(({name}) => results.get(name)?.failed).map(({name}) => name);
  const left = tasks.filter(({name}) => !results.has(name)).map(({name}) => name);
  tellTimes(results, Math.round((performance.now() - start) / 1000));
  say(failed.length ? `Failed: ${failed.join('; ')}` : `Everything ${gaps.length ? 'that ran ' : ''}passed`);
  if (left.length) say(`Not run, because what they need failed: ${left.join('; ')}`);
  const all = [...results.values()];
  for (const name of all.flatMap(({names}) => names)) console.log(`  ${name}`);
  const sum = (key: 'passed' | 'failed') => all.reduce((total, result) => total + result[key], 0);
  const skipped = all.flatMap((result) => result.skipped);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${skipped.length} skipped`);
  if (gaps.length) for (const name of skipped) console.log(`  skipped: ${name}`);
  for (const gap of gaps) console.log(`  ${gap}`);
  process.exit(failed.length || (gaps.length && process.env.CI === 'true') ? 1 : 0);
});
