/** Sites of the sources of this one around other content, made in a copy inside the project, so that its packages are found. */
import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../../src/cli/copy-sources';
import {listFile} from '../../../src/redirects/moved';
import type {ApiEntry} from '../../../src/site/apis';
import {products, rolesWith} from '../../e2e/visual/site/lists';

const content = path.resolve('tests/e2e/visual/site');
const day = '2025-01-06T09:00:00Z';

/** Folders of the project that such a site has from elsewhere. */
export const replaced = ['docs', 'blog', 'openapi'];

/** One place of the sources that a site has otherwise. */
export type Change = {file: string; pattern: RegExp; text: string};

/** @returns the change of a list that stands as a constant of its own */
export const list = (file: string, name: string, value: object): Change => ({
  file,
  pattern: new RegExp(`(?<=const ${name}: [^=\n]+ = )\\[$[^]*?^\\](?=;$)`, 'm'),
  text: JSON.stringify(value),
});

/** @throws Error when the place is not there any more */
function apply(folder: string, {file, pattern, text}: Change): void {
  const target = path.join(folder, file);
  const source = readFileSync(target, 'utf8');
  if (!pattern.test(source))
    throw new Error(
      `${file}: no place matches ${pattern}, which a copy of the site has otherwise. Remedy: mend the change where the copy is made (tests/support/siteCopy, tests/e2e/visual/build.ts).`,
    );
  writeFileSync(
    target,
    source.replace(pattern, () => text),
  );
}

/** A history of one day: pages show when they changed. Inside a hook, Git names the repository of the project. */
function commit(folder: string): void {
  const surroundings = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Pictures', '-c', 'user.email=pictures@example.com', ...args], {
      cwd: folder,
      env: {...Object.fromEntries(surroundings), GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day},
    });
  git('init', '--quiet');
  git('add', ...replaced, 'src/pages');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'Content');
}

/** What follows from the list of APIs: tasks and starts that lead to one of them. */
const changesFor = (apis: readonly ApiEntry[]): Change[] => [
  list('src/site/products.ts', 'products', products),
  list('src/site/apis.ts', 'apis', apis),
  list('src/pages/index.tsx', 'roles', rolesWith(`/docs/api/${apis[0]?.id}`)),
  {file: 'src/site/products.ts', pattern: /(?<=start: ')\/docs\/api\/\w+/, text: `/docs/api/${apis[0]?.id}`},
];

/**
 * Makes the sources of a site with the content of the pictures (`tests/e2e/visual/site`) and some APIs.
 *
 * @param folder inside the project; what it held is gone
 * @param site its APIs, further changes, and what writes more files before the history is made
 * @throws Error when a place of the sources is not there any more
 */
export function copySite(
  folder: string,
  {apis, changes = [], write}: {apis: readonly ApiEntry[]; changes?: Change[]; write?: () => void},
): void {
  copySources(folder);
  for (const name of replaced) rmSync(path.join(folder, name), {recursive: true});
  cpSync(content, folder, {recursive: true});
  // Redirects lead to pages of the site, which are not here.
  writeFileSync(path.join(folder, listFile), '[]\n');
  for (const change of [...changesFor(apis), ...changes]) apply(folder, change);
  write?.();
  commit(folder);
}
