/** A row of the table of planted defects, and the words that it is written in. */

/** One place of the copy that becomes wrong: of its sources, or of a finished build. */
export type Edit = {
  /** Path in the project, or a pattern of paths; each file that matches and holds the text is changed. */
  file: string | RegExp;
  /** What stands there; a pattern that is not global changes the first place of a file. */
  from: string | RegExp;
  /** What stands there instead, in the notation of `String.replace`. */
  to: string;
};

/** The script of `npm test`, and the test of it, that must fail. */
export type Catcher =
  | {script: 'test:e2e' | 'test:live' | 'test:budgets'; project: string; file: string; title: RegExp}
  | {script: `test:${VitestProject}`; project: VitestProject; file: string; title: RegExp}
  /** A script without tests, which fails as a whole. */
  | {script: PlainScript};

type VitestProject = 'unit' | 'content' | 'programs' | 'acceptance' | 'changes' | 'engines';
type PlainScript = 'build' | 'check:content' | 'check:packages' | 'typecheck' | 'lint' | 'format';

export type Mutation = {
  /** The defect, in words. */
  name: string;
  plant: readonly Edit[];
  /** What the test has to say, so that it fails because of the defect. */
  says: RegExp;
  caughtBy: Catcher;
};

/** A test of a browser spec, in the project `site` unless the folder of the file names another one. */
export function spec(file: string, title: RegExp): Catcher {
  const [, folder] = /^(variant|visual|folder|live)\//.exec(file) ?? [];
  const command = folder === 'live' ? 'test:live' : 'test:e2e';
  return {script: command, project: folder ?? 'site', file: `tests/e2e/${file}`, title};
}

/** A test of a budget. */
export const budget = (file: string, title: RegExp): Catcher => ({
  script: 'test:budgets',
  project: 'budgets',
  file: `tests/bench/${file}`,
  title,
});

/** A test that Vitest runs; the first folder of the file names its project. */
export function test(file: `${VitestProject}/${string}`, title: RegExp): Catcher {
  const project = file.split('/', 1)[0] as VitestProject;
  return {script: `test:${project}`, project, file: `tests/${file}`, title};
}

/** A script that fails as a whole. */
export const script = (name: PlainScript): Catcher => ({script: name});

/** @returns the catcher as the table shows it */
export const nameOf = (catcher: Catcher): string =>
  'file' in catcher
    ? `${catcher.script} ${catcher.file.replace(/^tests\//, '')}: ${catcher.title.source}`
    : catcher.script;

/** Pages of the build: `docs/intro`, or `.+` for all of them. */
export const pages = (name: string): RegExp => new RegExp(`^build/${name}\\.html$`);

/**
 * A style of one more sheet at the end of the head of the pages; the whole sheets, when they come, overrule none of it. The
 * policy of the page, which would refuse it, goes.
 */
export const style = (file: string | RegExp, rules: string): Edit => ({
  file,
  from: /<meta http-equiv=Content-Security-Policy[^>]*>([^]*?)<body/,
  to: `$1<style>${rules}</style><body`,
});
