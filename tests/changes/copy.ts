/** A copy of the repository with changed content, and commands in it. */
import {execFileSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../src/cli/copy-sources';
import {run} from '../support/run';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Author', '-c', 'user.email=author@example.com', ...args], {
    cwd,
    encoding: 'utf8',
  });

export type Copy = {
  folder: string;
  /** Runs a script of package.json; gives what it said when it failed, and nothing when all is well. */
  script: (name: string, ...args: string[]) => Promise<string>;
  /** Files that differ from the repository, those of generated pages aside. */
  changed: () => string[];
};

/**
 * @param name of the folder in `test-results`
 * @param change to the copy, which then gets its API pages, its drawings and a commit, as an author would make it
 */
export async function copyWith(name: string, change: (folder: string) => void): Promise<Copy> {
  const folder = path.resolve('test-results', name);
  copySources(folder);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'As it is');
  change(folder);
  const script = async (wanted: string, ...args: string[]) => {
    const {code, stdout, stderr} = await run(folder, 'npm', ['run', '--silent', wanted, '--', ...args]);
    return code === 0 ? '' : `${stdout}\n${stderr}`;
  };
  for (const step of ['api:publish', 'api:generate', 'diagrams']) {
    const said = await script(step);
    if (said) throw new Error(`${step} failed in the copy:\n${said}`);
  }
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'Changed by authors');
  return {
    folder,
    script,
    changed: () => git(folder, 'diff', '--name-only', 'HEAD~1').split('\n').filter(Boolean),
  };
}
