/** What a run of tests found, from the JSON report of Vitest or of Playwright. */
import path from 'node:path';

export type FailedTest = {
  /** Its titles, the outermost first, behind the name of its file. */
  name: string;
  /** The command that runs it alone, in the root of the project. */
  command: string;
};

export type TestReport = {passed: number; skipped: number; failed: FailedTest[]};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: {fullName: string; status: string}[];
  }[];
};

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {title: string; file: string; line: number; tests: {projectName: string; status: string}[]}[];
};

type PlaywrightReport = {stats: {expected: number; skipped: number}; suites: Suite[]};

const quoted = (text: string) => `"${text.replaceAll(/["$`\\]/g, '.')}"`;

function failedBelow(suite: Suite, outer: readonly string[] = []): FailedTest[] {
  const titles = [...outer, suite.title];
  const own = (suite.specs ?? []).flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({projectName}) => ({
        name: `${[...titles, title].join(' › ')} (${projectName})`,
        command: `npx playwright test --project=${projectName} ${file}:${line}`,
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedBelow(inner, titles))];
}

/** A file that cannot be loaded has no test of its own that could fail. */
function failedIn({name, status, assertionResults}: VitestReport['testResults'][number], root: string) {
  const file = path.relative(root, name);
  const alone = `npx vitest run --config .config/vitest.config.mts ${file}`;
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({fullName}) => ({name: `${file} › ${fullName}`, command: `${alone} -t ${quoted(fullName)}`}));
  return status === 'failed' && !failed.length ? [{name: file, command: alone}] : failed;
}

/**
 * @param json the report, as its runner wrote it
 * @param root of the project, to which the names of files are relative
 * @throws Error when it is of neither runner
 */
export function readReport(json: string, root = process.cwd()): TestReport {
  const report = JSON.parse(json) as Partial<VitestReport & PlaywrightReport>;
  if (report.stats && report.suites) {
    const {expected, skipped} = report.stats;
    return {passed: expected, skipped, failed: report.suites.flatMap((suite) => failedBelow(suite))};
  }
  if (report.testResults) {
    const all = report.testResults.flatMap(({assertionResults}) => assertionResults);
    const count = (...wanted: string[]) => all.filter(({status}) => wanted.includes(status)).length;
    return {
      passed: count('passed'),
      skipped: count('skipped', 'pending', 'todo'),
      failed: report.testResults.flatMap((file) => failedIn(file, root)),
    };
  }
  throw new Error('The report is neither of Vitest nor of Playwright.');
}
