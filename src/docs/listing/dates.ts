/** When files were last changed, by one question to git; Docusaurus asks once for each file, by a process of its own. */
import {spawnSync} from 'node:child_process';

const mark = 'commit:';

/** `-c`: a merge counts for the files that differ from all of its parents. */
const args = [
  ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
  ...['log', `--format=${mark}%ct`, '--name-only', '-c', '--no-renames', '--relative'],
];

/** @returns milliseconds of the newest commit of each file in the output of `git log`, which begins with the newest */
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
 * @returns date by the path from the folder of the site; none where there is no git, or no history
 */
export function datesOf(siteDir: string, folder: string): Map<string, number> {
  const {stdout} = spawnSync('git', [...args, '--', folder], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return parseLog(stdout ?? '');
}
