/** The reports that Playwright and Vitest write in JSON, as far as they are read here. */

/** A test of the browser run. */
export type BrowserTest = {
  /** Name of its file. */
  file: string;
  title: string;
  passed: boolean;
  /** What the test wrote down, by kind. */
  notes: Readonly<Record<string, string>>;
};

/** A test of the run in three engines. */
export type EngineTest = {engine: string; title: string; passed: boolean};

type Annotation = {type: string; description?: string};
type Spec = {
  title: string;
  file: string;
  tests: {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    annotations?: Annotation[];
    results?: {annotations?: Annotation[]}[];
  }[];
};
type Suite = {specs?: Spec[]; suites?: Suite[]};
type PlaywrightReport = {stats: {startTime: string}; suites: Suite[]};
type VitestReport = {
  testResults: {assertionResults: {ancestorTitles: string[]; title: string; status: string}[]}[];
};

const specsIn = ({specs = [], suites = []}: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

/**
 * @param text of the report of `npm run test:e2e`
 * @returns when it began, and the tests of the site, without those that were left out
 */
export function readBrowserReport(text: string): {start: string; tests: BrowserTest[]} {
  const {stats, suites} = JSON.parse(text) as PlaywrightReport;
  const tests = suites.flatMap(specsIn).flatMap(({title, file, tests: runs}) =>
    runs
      .filter(({projectName, status}) => projectName === 'site' && status !== 'skipped')
      .map(({status, annotations = [], results = []}) => ({
        file,
        title,
        passed: status === 'expected',
        notes: Object.fromEntries(
          [...annotations, ...results.flatMap((result) => result.annotations ?? [])].map(
            ({type, description = ''}) => [type, description],
          ),
        ),
      })),
  );
  return {start: stats.startTime, tests};
}

/**
 * @param text of the report of `npm run test:engines`
 * @returns its tests, without those that were left out
 */
export function readEngineReport(text: string): EngineTest[] {
  const {testResults} = JSON.parse(text) as VitestReport;
  return testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'passed' || status === 'failed')
    .map(({ancestorTitles: [engine = ''], title, status}) => ({engine, title, passed: status === 'passed'}));
}
