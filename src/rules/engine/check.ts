/** Runs rules over a site. */
import type {Page} from './page';
import type {Finding, PlacedProblem, Rule} from './rule';
import type {Site} from './site';

const placed = (rule: Rule, problem: PlacedProblem): Finding => ({column: 1, ...problem, rule: rule.name});

/** A rule that throws becomes a finding, so that the other rules still report. */
function failure(rule: Rule, path: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  return placed(rule, {
    path,
    line: 1,
    message: `The rule "${rule.name}" could not read this file: ${message}`,
    remedy: `fix what else is found in the file. If this remains, the fault is in src/rules/${rule.name}.ts.`,
  });
}

async function ofPage(rule: Rule, page: Page, site: Site): Promise<Finding[]> {
  try {
    const problems = (await rule.page?.(page, site)) ?? [];
    return problems.map((problem) => placed(rule, {path: page.path, ...problem}));
  } catch (error) {
    return [failure(rule, page.path, error)];
  }
}

async function ofFiles(rule: Rule, site: Site): Promise<Finding[]> {
  try {
    return ((await rule.files?.check(site)) ?? []).map((problem) => placed(rule, problem));
  } catch (error) {
    return [failure(rule, `src/rules/${rule.name}.ts`, error)];
  }
}

const inOrder = (one: Finding, other: Finding) =>
  one.path.localeCompare(other.path, 'en') || one.line - other.line || one.column - other.column;

/**
 * @param paths the files to check; all when it is left out
 * @returns what the rules find in them, in the order of path, line and column
 */
export async function check(
  site: Site,
  rules: readonly Rule[],
  paths?: readonly string[],
): Promise<Finding[]> {
  const isChosen = (path: string) => !paths || paths.includes(path);
  const pages = site.pages.filter(({path}) => isChosen(path));
  const runs = rules.flatMap((rule) => [
    ...(rule.page ? pages.map((page) => ofPage(rule, page, site)) : []),
    ...(rule.files && (!paths || paths.some((path) => rule.files?.of.test(path)))
      ? [ofFiles(rule, site)]
      : []),
  ]);
  const findings = (await Promise.all(runs)).flat();
  return findings.filter(({path}) => isChosen(path) || path.startsWith('src/rules/')).sort(inOrder);
}
