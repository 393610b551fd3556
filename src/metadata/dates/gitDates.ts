/** Dates of last commits from one `git log`; Docusaurus starts a git process for each file. */
import {spawnSync} from 'node:child_process';

const mark = 'commit:';

/**
 * `-c`: a merge commit counts only for files that differ from all of its parents. `%D` without refs is `grafted` for the
 * commit at which a shallow clone ends.
 */
const args = [
  ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
  ...['log', `--format=${mark}%ct %D`, '--decorate-refs-exclude=refs/*', '--name-only'],
  ...['-c', '--no-renames', '--relative'],
];

/** The last commit of a shallow clone names every file, because git sees nothing before it: it dates none of them. */
function timeOf(line: string): number | undefined {
  const [seconds, decoration = ''] = line.slice(mark.length).split(' ');
  return decoration.includes('grafted') ? undefined : Number(seconds) * 1000;
}

/**
 * @param log output of `git log`, the newest commit first
 * @returns time of the newest commit of each file, in milliseconds since 1970
 */
export function parseLog(log: string): Map<string, number> {
  const dates = new Map<string, number>();
  let time: number | undefined;
  for (const line of log.split('\n'))
    if (line.startsWith(mark)) time = timeOf(line);
    else if (line && time !== undefined && !dates.has(line)) dates.set(line, time);
  return dates;
}

/**
 * What is not committed has no say: a build of the same commit has the same dates, and a new file has none.
 *
 * @param siteDir folder of the site
 * @param paths files and folders inside it
 * @returns commit time by path relative to the site, in milliseconds since 1970; empty without git or without history
 */
export function gitDatesOf(siteDir: string, paths: readonly string[]): Map<string, number> {
  const {stdout} = spawnSync('git', [...args, '--', ...paths], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return parseLog(stdout ?? '');
}
