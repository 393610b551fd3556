/** Runs the tests that have to catch a defect, and says what they made of it. */
import {fork, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {run} from '../support/run';
import type {Copy} from './copy';
import type {Catcher} from './mutation';
import {readReport, type Told} from './report';

type TestCatcher = Extract<Catcher, {file: string}>;

const isTest = (catcher: Catcher): catcher is TestCatcher => 'file' in catcher;

/** What a catcher says of the copy as it stands. */
export type Verdict = {
  /** Undefined when no test ran, which is a mistake of the table. */
  hasPassed: boolean | undefined;
  said: string;
};

const reportFile = 'test-results/mutations.json';

/** Ports beside those of a run that may be going on, and what `npm test` runs alone. */
const plain = {E2E_PORT: '3410', FULL: ''};

async function serving<T>(folder: string, work: (urls: string[]) => Promise<T>): Promise<T> {
  const file = path.resolve(folder, 'tests/mutations/server.ts');
  const server: ChildProcess = fork(file, {cwd: folder, execArgv: ['--import', 'tsx']});
  try {
    const ports = await new Promise<number[]>((resolve, reject) => {
      server.once('message', (all) => resolve(all as number[]));
      server.once('exit', () => reject(new Error(`The server of ${folder} ended before it listened.`)));
    });
    return await work(ports.map((port) => `http://localhost:${port}`));
  } finally {
    server.kill();
  }
}

const anyOf = (catchers: readonly TestCatcher[]) =>
  [...new Set(catchers.map(({title}) => title.source))].join('|');

const filesOf = (catchers: readonly TestCatcher[]) => [...new Set(catchers.map(({file}) => file))];

const projectsOf = (catchers: readonly TestCatcher[]) =>
  [...new Set(catchers.map(({project}) => project))].map((name) => `--project=${name}`);

function playwright(folder: string, catchers: readonly TestCatcher[]) {
  return serving(folder, ([site = '', variant = '']) =>
    run(
      folder,
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...projectsOf(catchers),
        ...filesOf(catchers),
        '--grep',
        anyOf(catchers),
        '--workers=2',
      ],
      {
        ...plain,
        BASE_URL: site,
        VARIANT_URL: variant,
        TEST_REPORT: reportFile,
      },
    ),
  );
}

const vitest = (folder: string, catchers: readonly TestCatcher[], variables: Record<string, string> = {}) =>
  run(
    folder,
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      '.config/vitest.config.mts',
      ...projectsOf(catchers),
      ...filesOf(catchers),
      '--testNamePattern',
      anyOf(catchers),
      '--reporter=json',
      `--outputFile=${reportFile}`,
    ],
    {...plain, ...variables},
  );

const engines = (folder: string, catchers: readonly TestCatcher[]) =>
  serving(folder, ([site = '', variant = '']) =>
    vitest(folder, catchers, {SITE_URL: site, VARIANT_URL: variant}),
  );

const runnerOf = ({script}: TestCatcher) =>
  ({'test:e2e': playwright, 'test:live': playwright, 'test:budgets': playwright, 'test:engines': engines})[
    script as string
  ] ?? vitest;

/** Runs tests of one runner at once. */
async function tell(folder: string, catchers: readonly TestCatcher[]): Promise<Told[]> {
  const report = path.join(folder, reportFile);
  rmSync(report, {force: true});
  const {stdout, stderr} = await runnerOf(catchers[0]!)(folder, catchers);
  if (!existsSync(report)) throw new Error(`The tests wrote no report:\n${stdout}\n${stderr}`);
  return readReport(readFileSync(report, 'utf8'));
}

function verdictOf({file, title}: TestCatcher, told: readonly Told[]): Verdict {
  const own = told.filter((test) => test.file === file && title.test(test.title));
  const failed = own.filter(({hasPassed}) => !hasPassed);
  return {
    hasPassed: own.length ? !failed.length : undefined,
    said: failed.map(({said}) => said).join('\n'),
  };
}

async function runScript({folder}: Copy, script: string): Promise<Verdict> {
  const {code, stdout, stderr} = await run(folder, 'npm', ['run', '--silent', script], plain);
  return {hasPassed: code === 0, said: `${stdout}\n${stderr}`};
}

/** What one catcher says of the copy. */
export async function judge(copy: Copy, catcher: Catcher): Promise<Verdict> {
  if (!isTest(catcher)) return runScript(copy, catcher.script);
  return verdictOf(catcher, await tell(copy.folder, [catcher]));
}

/** What all catchers say of a copy without a defect: the tests of one runner run at once, a script runs once. */
export async function judgeAll(copy: Copy, catchers: readonly Catcher[]): Promise<Map<Catcher, Verdict>> {
  const verdicts = new Map<Catcher, Verdict>();
  const tests = catchers.filter(isTest);
  for (const runner of new Set(tests.map(runnerOf))) {
    const group = tests.filter((one) => runnerOf(one) === runner);
    const told = await tell(copy.folder, group);
    for (const catcher of group) verdicts.set(catcher, verdictOf(catcher, told));
  }
  for (const name of new Set(catchers.filter((one) => !isTest(one)).map(({script}) => script))) {
    const verdict = await runScript(copy, name);
    for (const catcher of catchers.filter(({script}) => script === name)) verdicts.set(catcher, verdict);
  }
  return verdicts;
}
