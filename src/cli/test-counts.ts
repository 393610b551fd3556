/** What a run counted, from the JSON report of its runner. */
export type Count = {
  passed: number;
  failed: number;
  /** Of those that failed. */
  names: string[];
  /** Names of those that were left out. */
  skipped: string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {assertionResults: {fullName: string; status: string}[]}[];
};
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {title: string; tests: {projectName: string; status: string}[]}[];
};
type PlaywrightReport = {
  stats: {expected: number; unexpected: number; flaky: number};
  suites?: Suite[];
};

const failures = new Set(['unexpected', 'flaky']);
const omissions = new Set(['skipped']);

function namesIn({title, suites = [], specs = []}: Suite, wanted: ReadonlySet<string>): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({status}) => wanted.has(status))
      .map(({projectName}) => `${spec.title} (${projectName})`),
  );
  return [...own, ...suites.flatMap((suite) => namesIn(suite, wanted))].map((name) => `${title} › ${name}`);
}

/**
 * @param json the report of Vitest or of Playwright; a flaky test counts as failed
 * @returns how many tests passed and failed, and the full names of those that failed or were skipped
 * @throws Error when it is neither
 */
export function countTests(json: string): Count {
  const report = JSON.parse(json) as Partial<VitestReport & PlaywrightReport>;
  if (report.stats) {
    const {expected, unexpected, flaky} = report.stats;
    const named = (wanted: ReadonlySet<string>) =>
      (report.suites ?? []).flatMap((suite) => namesIn(suite, wanted));
    return {
      passed: expected,
      failed: unexpected + flaky,
      names: named(failures),
      skipped: named(omissions),
    };
  }
  if (report.numPassedTests !== undefined && report.numFailedTests !== undefined) {
    const named = (wanted: RegExp) =>
      (report.testResults ?? []).flatMap(({assertionResults}) =>
        assertionResults.filter(({status}) => wanted.test(status)).map(({fullName}) => fullName),
      );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      names: named(/^failed$/),
      skipped: named(/^(skipped|pending)$/),
    };
  }
  throw new Error('The report is neither of Vitest nor of Playwright');
}
