/** What a rule of content is, and what it says. */
import type {Page} from './page';
import type {Site} from './site';

/** A replacement that mends a finding: `[start, end)` are offsets in the file's text. */
export type Fix = {start: number; end: number; text: string};

/** One thing to mend. */
export type Problem = {
  /** 1-based. */
  line: number;
  /** 1-based; 1 when it is left out. */
  column?: number;
  message: string;
  /** What to do, beginning in lower case: it follows "Remedy:". */
  remedy: string;
  fix?: Fix;
};

export type PlacedProblem = Problem & {
  /** Path from the root of the project, with forward slashes. */
  path: string;
};

export type Finding = PlacedProblem & {
  column: number;
  /** Name of the rule. */
  rule: string;
};

/** A text that shows what a rule means. */
export type Sample = {
  text: string;
  /** `docs/sample.md` when it is left out. */
  path?: string;
  /** Other files that it needs, by path. */
  beside?: Record<string, string>;
};

/** A sample to which the rule objects. */
export type BadSample = Sample & {
  /** Lines of the findings, in their order; `[1]` when it is left out. */
  lines?: number[];
};

type Found<Item> = Item[] | Promise<Item[]>;

/** A rule that is true for any content. It looks at pages one by one, at other files, or at both. */
export type Rule = {
  /** In kebab case; its file has the same name. */
  name: string;
  /** What has to be true, in one sentence for authors. */
  sentence: string;
  /** `--fix` mends what it finds, or some of it. */
  mends?: true;
  /** At least one of each; they are the tests of the rule. */
  good: readonly [Sample, ...Sample[]];
  bad: readonly [BadSample, ...BadSample[]];
  /** Looks at a page. */
  page?: (page: Page, site: Site) => Found<Problem>;
  /** Looks at files that are no pages. */
  files?: {
    /** Of which files it speaks: without one of these among the files to check, it does not run. */
    of: RegExp;
    check: (site: Site) => Found<PlacedProblem>;
  };
};
