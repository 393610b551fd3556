/**
 * `npm run check`: everything that `npm test` holds the site to once the packages are installed, two steps at a time. One
 * line tells each step; the last lines name the tests that failed, with the command that runs each alone, and count all.
 * `-- --full` runs what needs minutes or further programs as well (src/guides/release.md, "The checks").
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {sumBy} from 'lodash';
import {run, runCommand, say} from './command';
import {schedule, type Task} from './schedule';
import {installChromium, missingFor} from './system';
import {readReport, type FailedTest, type TestReport} from './test-report';

type Step = Task & {
  /** Arguments of npm. */
  command: readonly string[];
  /** Its tests write a report of this name. */
  report?: string;
  /** Its tests drive a browser. */
  isBrowser?: boolean;
  /** Only in the full run. */
  isFull?: boolean;
};

type Result = TestReport & {seconds: number};

const reports = 'test-results';

/** One for each core of the smallest machine that runs the check. */
const atOnce = 2;

/** More of them in one run are no accident. */
const mostUnstable = 3;

const pages = 'API pages';
const builds = 'Builds';

const script = (name: string) => ({command: ['run', '--silent', name]});

const vitest = (project: string) => ({
  report: project,
  command: [
    ...['exec', '--', 'vitest', 'run', '--config', '.config/vitest.config.mts', '--project', project],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/${project}.json`],
  ],
});

const playwright = (report: string, ...projects: string[]) => ({
  report,
  isBrowser: true,
  command: ['exec', '--', 'playwright', 'test', ...projects.map((name) => `--project=${name}`)],
});

/** In the order in which they start: first what others wait for, then the longest. */
const steps: readonly Step[] = [
  {name: pages, ...script('api:generate')},
  {name: builds, command: ['exec', '--', 'tsx', 'tests/build.ts'], needs: [pages]},
  {name: 'Content rules', ...script('check:content')},
  {name: 'Types', ...script('typecheck'), needs: [pages]},
  {name: 'Lint', ...script('lint'), needs: [pages]},
  {name: 'Browser tests', ...playwright('e2e', 'site', 'fixture', 'pictures'), needs: [builds]},
  {name: 'Unit tests', ...vitest('unit'), needs: [pages]},
  {name: 'Content tests', ...vitest('content'), needs: [pages]},
  {name: 'Format', ...script('format')},
  {name: 'Built pages', ...vitest('built'), needs: [builds]},
  {name: 'Programs of pages', ...vitest('programs'), needs: [pages], isFull: true},
  {name: 'Further servers', ...vitest('night'), needs: [builds], isFull: true},
  {name: 'Three engines', ...vitest('engines'), needs: [builds], isFull: true},
  {name: 'Other sites', ...playwright('sites', 'night', 'contract'), needs: [builds], isFull: true},
];

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

async function execute(step: Step, args: readonly string[] = []): Promise<Result> {
  const report = `${reports}/${step.report}.json`;
  rmSync(report, {force: true});
  const start = performance.now();
  const {code, output} = await runCommand('npm', [...step.command, ...args], {
    variables: {TEST_REPORT: report},
    isQuiet: true,
  });
  const seconds = secondsSince(start);
  const found = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : {passed: 0, skipped: 0, failed: []};
  // A crash, a lint error, or a run without a test is a failure of the step.
  if (!found.failed.length && (code !== 0 || (step.report && !found.passed)))
    found.failed.push({name: step.name, command: `npm ${step.command.join(' ')}`});
  if (found.failed.length) process.stdout.write(output);
  return {...found, seconds};
}

async function runStep(step: Step): Promise<Result> {
  const result = await execute(step);
  const {failed, passed, seconds} = result;
  const count = step.report ? `, ${passed} passed${failed.length ? `, ${failed.length} failed` : ''}` : '';
  say(`${step.name}: ${failed.length ? 'failed' : 'passed'} in ${seconds} s${count}`);
  return result;
}

/**
 * Runs the browser tests that failed once more, one at a time, when nothing runs beside them.
 *
 * @returns those that passed then
 */
async function runAgain(step: Step, failed: readonly FailedTest[]): Promise<FailedTest[]> {
  say(`${step.name}: ${failed.length} failed; once more, alone`);
  const again = await execute(step, ['--last-failed', '--workers=1']);
  const names = new Set(again.failed.map(({name}) => name));
  if (names.has(step.name) || again.passed + again.failed.length < failed.length) return [];
  return failed.filter(({name}) => !names.has(name));
}

run(async () => {
  const isFull = process.argv.includes('--full');
  installChromium();
  const due = steps.filter((step) => isFull || !step.isFull);
  const gaps = due.flatMap(({report}) => missingFor(report ?? ''));
  const start = performance.now();
  const results = await schedule(due, atOnce, runStep, ({failed}) => !failed.length);

  const unstable: FailedTest[] = [];
  for (const step of due) {
    const result = results.get(step.name);
    if (!step.isBrowser || !result?.failed.length || result.failed.length > 2 * mostUnstable) continue;
    const passed = await runAgain(step, result.failed);
    unstable.push(...passed);
    result.failed = result.failed.filter((test) => !passed.includes(test));
    result.passed += passed.length;
  }

  const all = [...results.values()];
  const failed = all.flatMap((result) => result.failed);
  if (unstable.length > mostUnstable)
    failed.push({
      name: `${unstable.length} unstable tests, at most ${mostUnstable} may be`,
      command: 'npm test',
    });
  const seconds = secondsSince(start);
  const times = Object.fromEntries([...results].map(([name, result]) => [name, result.seconds]));
  mkdirSync(reports, {recursive: true});
  for (const [name, content] of Object.entries({times: {...times, All: seconds}, unstable}))
    writeFileSync(`${reports}/${name}.json`, `${JSON.stringify(content, undefined, 2)}\n`);

  for (const {name} of due.filter((step) => !results.has(step.name)))
    say(`${name}: not run, because what it needs failed`);
  say(`All steps: ${seconds} s, ${atOnce} at a time`);
  for (const gap of gaps) console.log(`  left out: ${gap}`);
  for (const {name, command} of failed) console.log(`  failed: ${name}\n    ${command}`);
  for (const {name, command} of unstable) console.log(`  unstable: ${name}\n    ${command}`);
  console.log(`${sumBy(all, 'passed')} passed, ${failed.length} failed, ${sumBy(all, 'skipped')} skipped`);
  process.exit(failed.length ? 1 : 0);
});
