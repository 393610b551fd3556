/** What a run of tests found, from the JSON report of Vitest or of Playwright. */
import path from 'node:path';
import {countBy} from 'lodash';

export type FailedTest = {
  /** Its titles, the outermost first, behind the name of its file. */
  name: string;
  /** The command that runs it alone, in the root of the project. */
  command: string;
};

export type TestReport = {passed: number; skipped: number; failed: FailedTest[]};

type TestFile = {name: string; status: string; assertionResults: {fullName: string; status: string}[]};

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {title: string; file: string; line: number; tests: {projectName: string; status: string}[]}[];
};

type Report =
  | {testResults: TestFile[]}
  | {testResults?: undefined; stats: {expected: number; skipped: number}; suites: Suite[]};

function failedBelow({title, suites = [], specs = []}: Suite, outer = ''): FailedTest[] {
  const titles = `${outer}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({projectName}) => ({
        name: `${titles}${spec.title} (${projectName})`,
        command: `npx playwright test --project=${projectName} ${spec.file}:${spec.line}`,
      })),
  );
  return [...own, ...suites.flatMap((inner) => failedBelow(inner, titles))];
}

/** A file that cannot be loaded has no test of its own that could fail. */
function failedIn({name, status, assertionResults}: TestFile, root: string): FailedTest[] {
  const file = path.relative(root, name);
  const alone = `npx vitest run --config .config/vitest.config.mts ${file}`;
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({fullName}) => ({
      name: `${file} › ${fullName}`,
      command: `${alone} -t "${fullName.replaceAll(/["$`\\]/g, '.')}"`,
    }));
  return status === 'failed' && !failed.length ? [{name: file, command: alone}] : failed;
}

/**
 * @param json the report, as its runner wrote it
 * @param root of the project, to which the names of files are relative
 */
export function readReport(json: string, root = process.cwd()): TestReport {
  const report = JSON.parse(json) as Report;
  if (!report.testResults) {
    const {expected, skipped} = report.stats;
    return {passed: expected, skipped, failed: report.suites.flatMap((suite) => failedBelow(suite))};
  }
  const all = report.testResults.flatMap(({assertionResults}) => assertionResults);
  const {passed = 0, skipped = 0, pending = 0, todo = 0} = countBy(all, 'status');
  return {
    passed,
    skipped: skipped + pending + todo,
    failed: report.testResults.flatMap((file) => failedIn(file, root)),
  };
}
