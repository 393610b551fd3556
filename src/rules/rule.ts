/** What a rule of content is, what it says, and how rules run over a site. */
import type {Page} from './page';
import type {Site} from './site';

/** One thing to correct. */
export type Problem = {
  /** 1-based. */
  line: number;
  /** 1-based; 1 when it is left out. */
  column?: number;
  message: string;
  /** What to do, beginning in lower case: it follows "Remedy:". */
  remedy: string;
  /** The whole text of the file with the remedy applied, which `--fix` writes. */
  fixed?: string;
};

export type PlacedProblem = Problem & {
  /** Path from the root of the project, with forward slashes. */
  path: string;
};

export type Finding = PlacedProblem & {
  /** Name of the rule. */
  rule: string;
};

type Found<Item> = Item[] | Promise<Item[]>;

/** A rule that is true for any content. It looks at pages one by one, at the site as a whole, or at both. */
export type Rule = {
  /** In kebab case. */
  name: string;
  page?: (page: Page, site: Site) => Found<Problem>;
  site?: (site: Site) => Found<PlacedProblem>;
};

/** A rule that fails becomes a finding, so that the others still report. */
async function run(name: string, path: string, find: () => Promise<PlacedProblem[]>): Promise<Finding[]> {
  try {
    return (await find()).map((problem) => ({...problem, rule: name}));
  } catch (error) {
    const message = `The rule failed: ${error instanceof Error ? error.message : String(error)}`;
    return [
      {
        path,
        line: 1,
        rule: name,
        message,
        remedy: 'correct what else is found; if this remains, the fault is in src/rules.',
      },
    ];
  }
}

/**
 * @param paths the files to check; all when it is left out
 * @returns what the rules find in them
 */
export async function check(
  site: Site,
  rules: readonly Rule[],
  paths?: readonly string[],
): Promise<Finding[]> {
  const isChosen = (path: string) => !paths || paths.includes(path);
  const pages = site.pages.filter(({path}) => isChosen(path));
  // Other files than pages are looked at by rules of the site alone.
  const isWhole = !paths || paths.length > pages.length;
  const runs = rules.flatMap(({name, page: ofPage, site: ofSite}) => [
    ...(ofPage ? pages : []).map((page) =>
      run(name, page.path, async () => {
        const problems = (await ofPage?.(page, site)) ?? [];
        return problems.map((problem) => ({...problem, path: page.path}));
      }),
    ),
    ...(ofSite && isWhole ? [run(name, 'src/rules', async () => ofSite(site))] : []),
  ]);
  return (await Promise.all(runs)).flat().filter(({path}) => isChosen(path) || path === 'src/rules');
}
