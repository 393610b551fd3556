/** How many tests a run counted, from the JSON report of its runner. */
export type Count = {passed: number; failed: number};

type VitestReport = {numPassedTests: number; numFailedTests: number};
type PlaywrightReport = {stats: {expected: number; unexpected: number; flaky: number}};

/**
 * @param json the report of Vitest or of Playwright; a flaky test counts as failed
 * @throws Error when it is neither
 */
export function countTests(json: string): Count {
  const report = JSON.parse(json) as Partial<VitestReport & PlaywrightReport>;
  if (report.stats) {
    const {expected, unexpected, flaky} = report.stats;
    return {passed: expected, failed: unexpected + flaky};
  }
  if (report.numPassedTests !== undefined && report.numFailedTests !== undefined) {
    return {passed: report.numPassedTests, failed: report.numFailedTests};
  }
  throw new Error('The report is neither of Vitest nor of Playwright');
}
