/** What a run counted, from the JSON report of its runner. */
export type Count = {passed: number; failed: number; names: string[]};

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

function namesIn({title, suites = [], specs = []}: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({status}) => failures.has(status))
      .map(({projectName}) => `${spec.title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(namesIn)].map((name) => `${title} › ${name}`);
}

/**
 * @param json the report of Vitest or of Playwright; a flaky test counts as failed
 * @returns how many tests passed and failed, and the full names of those that failed
 * @throws Error when it is neither
 */
export function countTests(json: string): Count {
  const report = JSON.parse(json) as Partial<VitestReport & PlaywrightReport>;
  if (report.stats) {
    const {expected, unexpected, flaky} = report.stats;
    return {passed: expected, failed: unexpected + flaky, names: (report.suites ?? []).flatMap(namesIn)};
  }
  if (report.numPassedTests !== undefined && report.numFailedTests !== undefined) {
    const names = (report.testResults ?? []).flatMap(({assertionResults}) =>
      assertionResults.filter(({status}) => status === 'failed').map(({fullName}) => fullName),
    );
    return {passed: report.numPassedTests, failed: report.numFailedTests, names};
  }
  throw new Error('The report is neither of Vitest nor of Playwright');
}
