/** Results in the documentation for maintainers: `tests/bench/RESULTS.md`, with the commit at which each was taken. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {markdownOf} from './markdown';
import {plotOf} from './plot';
import type {Result} from './result';

export type Published = Result & {commit: string; date: string};

const page = 'tests/bench/RESULTS.md';
const folder = 'tests/bench/results';

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();

/**
 * @param status what `git status --porcelain` says
 * @returns files that are not as the commit has them, published results apart
 */
export function changedFiles(status: string): string[] {
  return status
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file && file !== page && !file.startsWith(`${folder}/`));
}

/**
 * The commit that a reader can check out to repeat the figures.
 *
 * @throws Error when the sources are not those of a commit
 */
export function cleanCommit(): string {
  // Trimming would take the first sign of the first line.
  const status = execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'});
  const changed = changedFiles(status);
  if (changed.length)
    throw new Error(
      `Only a commit can be published, and these files are changed: ${changed.join(', ')}. Remedy: commit them, or leave out --publish.`,
    );
  return git('rev-parse', 'HEAD');
}

const introduction = `# Results of the bench

Made by \`npm run bench -- --publish\`; [Budgets and benchmarks](README.md#benchmarks) says how to repeat it. All sites are built from the same generated corpus in the same run, figures are medians, and a number in brackets is a figure as a multiple of ours. Machines differ: compare the ratios, not the times. A dash stands where a site has no such thing, or could not be built.`;

/** @param results in the order of the page */
export function pageOf(results: readonly Published[]): string {
  const parts = results.map(
    (result) => `## ${result.part}

Taken at commit \`${result.commit.slice(0, 12)}\` on ${result.date}.

${markdownOf(result)}

![Bars of figures in the table: shorter is better](results/${result.part}.svg)`,
  );
  return `${[introduction, ...parts].join('\n\n')}\n`;
}

/** Results that stand in the repository. */
export function publishedResults(parts: readonly string[]): Published[] {
  return parts
    .map((part) => path.join(folder, `${part}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Published);
}

/**
 * Puts a result beside those of the other parts, which stay as they are.
 *
 * @param parts all names, in the order of the page
 * @throws Error when the sources are no longer those of the commit
 */
export function publish(result: Result, commit: string, parts: readonly string[]): void {
  if (cleanCommit() !== commit)
    throw new Error('The sources changed while the bench ran. Remedy: run it again.');
  mkdirSync(folder, {recursive: true});
  const date = new Date().toISOString().slice(0, 10);
  const published: Published = {...result, commit, date};
  writeFileSync(path.join(folder, `${result.part}.json`), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(path.join(folder, `${result.part}.svg`), plotOf(result));
  writeFileSync(page, pageOf(publishedResults(parts)));
}
