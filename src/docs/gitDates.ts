/** Dates of last commits from one `git log`; Docusaurus starts a git process for each file. */
import {spawnSync} from 'node:child_process';

const mark = 'commit:';

/** `-c`: a merge commit counts only for files that differ from all of its parents. */
const args = [
  ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
  ...['log', `--format=${mark}%ct`, '--name-only', '-c', '--no-renames', '--relative'],
];

/**
 * @param log output of `git log`, the newest commit first
 * @returns time of the newest commit of each file, in milliseconds since 1970
 */
export function parseLog(log: string): Map<string, number> {
  const dates = new Map<string, number>();
  let date = 0;
  for (const line of log.split('\n'))
    if (line.startsWith(mark)) date = Number(line.slice(mark.length)) * 1000;
    else if (line && !dates.has(line)) dates.set(line, date);
  return dates;
}

/**
 * @param siteDir folder of the site
 * @param folder inside it
 * @returns commit time by path relative to the site; empty without git or without history
 */
export function gitDatesOf(siteDir: string, folder: string): Map<string, number> {
  const {stdout} = spawnSync('git', [...args, '--', folder], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return parseLog(stdout ?? '');
}
