/** What git knows of the difference between a commit and the files as they are. */
import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

export type Repository = {
  /** The commit at which the branch left its base. */
  start: string;
  /** `A` added, `M` modified, `D` deleted; a file that was renamed is deleted and added. */
  changed: readonly {status: string; file: string}[];
  textBefore: (file: string) => string | undefined;
  sizeBefore: (file: string) => number | undefined;
  sizeNow: (file: string) => number | undefined;
};

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28});

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * @param base the commit that the branch goes into; the difference is to where the branch left it
 * @throws Error when git does not know it
 */
export function repositorySince(base: string): Repository {
  const start = attempt(() => git('merge-base', base, 'HEAD').trim());
  if (!start)
    throw new Error(
      `git does not know ${base}. Remedy: name a commit of this clone, and fetch its whole history.`,
    );
  const parts = git('diff', '--name-status', '--no-renames', '-z', start).split('\0').filter(Boolean);
  const changed = parts.flatMap((status, index) =>
    index % 2 ? [] : [{status, file: parts[index + 1] ?? ''}],
  );
  return {
    start,
    changed,
    textBefore: (file) =>
      attempt(() =>
        execFileSync('git', ['show', `${start}:${file}`], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      ),
    sizeBefore: (file) =>
      attempt(() =>
        Number(
          execFileSync('git', ['cat-file', '-s', `${start}:${file}`], {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
          }),
        ),
      ),
    sizeNow: (file) => (existsSync(file) ? statSync(file).size : undefined),
  };
}
