/** A copy of the repository with changed content, and commands in it. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {copySources, linkPackages} from '../../src/cli/copy-sources';
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
  /** Commits everything, as an author does. */
  commit: (message: string) => void;
  /** Files of the last commit, those of generated pages aside. */
  changed: () => string[];
};

/** @returns a copy of the repository in a folder of `test-results`, with everything committed */
export function copyOf(name: string): Copy {
  const folder = path.resolve('test-results', name);
  copySources(folder);
  linkPackages(folder);
  git(folder, 'init', '--quiet');
  const commit = (message: string) => {
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', message);
  };
  commit('As it is');
  return {
    folder,
    commit,
    script: async (wanted, ...args) => {
      const {code, stdout, stderr} = await run(folder, 'npm', ['run', '--silent', wanted, '--', ...args]);
      return code === 0 ? '' : `${stdout}\n${stderr}`;
    },
    changed: () => git(folder, 'diff', '--name-only', 'HEAD~1').split('\n').filter(Boolean),
  };
}

/** Authors' editors format what they save. */
async function format(folder: string): Promise<void> {
  const listed = git(folder, 'ls-files', '-z', '--modified', '--others', '--exclude-standard').split('\0');
  const files = listed.filter((file) => file && existsSync(path.join(folder, file)));
  const {code, stderr} = await run(folder, 'npx', ['prettier', '--write', '--ignore-unknown', ...files]);
  if (code !== 0) throw new Error(stderr);
}

/**
 * @param name of the folder in `test-results`
 * @param change to the copy, which then gets its API pages, its drawings and a commit, as an author would make it
 */
export async function copyWith(name: string, change: (folder: string) => void): Promise<Copy> {
  const copy = copyOf(name);
  change(copy.folder);
  for (const step of ['api:publish', 'api:generate', 'diagrams', 'guides']) {
    const said = await copy.script(step);
    if (said) throw new Error(`${step} failed in the copy:\n${said}`);
  }
  await format(copy.folder);
  copy.commit('Changed by authors');
  return copy;
}
