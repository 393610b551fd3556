/** What became of each test, from the JSON report of its runner. */
import path from 'node:path';

export type Told = {
  /** Path of the file in the project. */
  file: string;
  /** Names of its groups and its own. */
  title: string;
  hasPassed: boolean;
  /** What it said when it failed. */
  said: string;
};

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: {fullName: string; status: string; failureMessages: string[]}[];
  }[];
};
type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: {status: string; results: {errors: {message?: string}[]}[]}[];
  }[];
};
type PlaywrightReport = {config: {rootDir: string}; suites: Suite[]};

// eslint-disable-next-line no-control-regex -- The colours of a terminal are control characters.
const plain = (text: string) => text.replaceAll(/\u001B\[[\d;]*m/g, '').trim();

function inSuite(suite: Suite, groups: readonly string[]): Omit<Told, 'file'>[] {
  const own = suite.specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status !== 'skipped')
      .map(({status, results}) => ({
        title: [...groups, title].join(' '),
        hasPassed: status === 'expected',
        said: plain(results.flatMap(({errors}) => errors.map(({message = ''}) => message)).join('\n')),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...groups, inner.title]))];
}

const withinProject = (file: string) =>
  path.posix.normalize(file.replaceAll('\\', '/')).replace(/^.*\/(?=tests\/)/, '');

/**
 * @param json of Playwright or of Vitest
 * @returns the tests that ran; one that was skipped is none
 */
export function readReport(json: string): Told[] {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport;
  if ('suites' in report)
    return report.suites.flatMap((suite) =>
      inSuite(suite, []).map((told) => ({
        ...told,
        file: withinProject(`${report.config.rootDir}/${suite.file}`),
      })),
    );
  return report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'passed' || status === 'failed')
      .map(({fullName, status, failureMessages}) => ({
        file: withinProject(name),
        title: fullName,
        hasPassed: status === 'passed',
        said: plain(failureMessages.join('\n')),
      })),
  );
}
