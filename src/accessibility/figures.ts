/** What the tests of accessibility counted, as the page `/accessibility` shows it. */
import type {BrowserTest, EngineTest} from './reports';

type Check<Test> = {
  /** Which tests belong to it. */
  has: (test: Test) => boolean;
  /** Note of the tests that says how many pages one of them looked at; the least counts. Without it, tests are counted. */
  note?: string;
};

const inSpec = (file: string, title: RegExp, note?: string): Check<BrowserTest> => ({
  has: (test) => test.file === file && title.test(test.title),
  ...(note && {note}),
});

/** Each is a row of the page, whose words are in `ui/Figures`. */
export const browserChecks = {
  pages: inSpec('every-page.spec.ts', /^page \S+$/),
  displays: inSpec('every-page.spec.ts', /: widths and colour modes$/),
  narrow: inSpec('reflow.spec.ts', / at 320 px: /),
  large: inSpec('reflow.spec.ts', / with text of 200 % /),
  forced: inSpec('reflow.spec.ts', / in forced colours, /),
  targets: inSpec('targets.spec.ts', /^targets of /),
  withoutScript: inSpec('no-script.spec.ts', /every control works or is not shown$/, 'pages'),
  html: inSpec('api-validity.spec.ts', /^API pages as served /, 'pages'),
} satisfies Record<string, Check<BrowserTest>>;

const inEngine = (name: string): Check<EngineTest> => ({has: ({engine}) => engine === name});

export const engineChecks = {
  chromium: inEngine('Chromium'),
  firefox: inEngine('Firefox'),
  webkit: inEngine('WebKit'),
} satisfies Record<string, Check<EngineTest>>;

export type CheckId = keyof typeof browserChecks | keyof typeof engineChecks;

export type Figures = {
  /** Day of the run. */
  date: string;
  axe: {version: string; rules: number};
  counts: Record<CheckId, number>;
};

type Test = {title: string; passed: boolean; notes?: Readonly<Record<string, string>>};

/** @throws Error when no test was run, or one failed */
function count<Own extends Test>(name: string, {has, note}: Check<Own>, tests: readonly Own[]): number {
  const own = tests.filter(has);
  const failed = own.find(({passed}) => !passed);
  if (!own.length || failed)
    throw new Error(
      `Accessibility, "${name}": ${failed ? `the test "${failed.title}" failed` : 'no test was run'}. Remedy: have \`npm test\` pass, then run \`npm run accessibility:update\` again.`,
    );
  return note ? Math.min(...own.map(({notes}) => Number(notes?.[note] ?? 0))) : own.length;
}

const counts = <Id extends string, Own extends Test>(
  checks: Record<Id, Check<Own>>,
  tests: readonly Own[],
): Record<Id, number> =>
  Object.fromEntries(
    Object.entries<Check<Own>>(checks).map(([id, check]) => [id, count(id, check, tests)]),
  ) as Record<Id, number>;

/**
 * @param browser tests of the browser run
 * @param engines tests of the run in three engines
 * @param start of the browser run, ISO 8601
 * @returns what the page shows
 * @throws Error when a check was not run, or failed
 */
export function figuresOf(
  browser: readonly BrowserTest[],
  engines: readonly EngineTest[],
  start: string,
): Figures {
  const [version = '', rules = ''] = browser.find(({notes}) => notes.axe)?.notes.axe?.split(' ') ?? [];
  return {
    date: start.slice(0, 10),
    axe: {version, rules: Number(rules)},
    counts: {...counts(browserChecks, browser), ...counts(engineChecks, engines)},
  };
}
