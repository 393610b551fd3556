import {spawnSync} from 'node:child_process';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {gitDatesOf} from '../../../../src/metadata/dates/gitDates';
import {folderWith} from '../../../support/folder';

function repository() {
  const root = folderWith({'site/docs/a.md': 'a', 'site/docs/é b.md': 'b', 'site/README.md': ''});
  const git = (date: number, ...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      env: {...process.env, GIT_COMMITTER_DATE: `${date} +0000`},
    });
  const commit = (date: number) => {
    git(date, 'add', '--all');
    git(date, 'commit', '--quiet', '--message', 'x');
  };
  git(0, 'init', '--quiet');
  commit(1700000100);
  return {root, site: path.join(root, 'site'), git, commit};
}

it('knows the files of a folder by their path from the site, moved ones by the commit that moved them', () => {
  const {site, commit} = repository();
  mkdirSync(path.join(site, 'docs/c'));
  renameSync(path.join(site, 'docs/a.md'), path.join(site, 'docs/c/a.md'));
  commit(1700000200);
  writeFileSync(path.join(site, 'docs/untracked.md'), '');
  expect(Object.fromEntries(gitDatesOf(site, ['docs']))).toEqual({
    'docs/a.md': 1700000200000,
    'docs/c/a.md': 1700000200000,
    'docs/é b.md': 1700000100000,
  });
});

it('knows of a shallow clone what changed since it ends', () => {
  const {root, site, git, commit} = repository();
  for (const [text, date] of [
    ['more', 1700000200],
    ['more yet', 1700000300],
  ] as const) {
    writeFileSync(path.join(site, 'docs/a.md'), text);
    commit(date);
  }
  const clones = folderWith({});
  const datesAtDepth = (depth: number) => {
    const clone = path.join(clones, String(depth));
    git(1700000400, 'clone', '--quiet', '--depth', String(depth), `file://${root}`, clone);
    return Object.fromEntries(gitDatesOf(path.join(clone, 'site'), ['docs']));
  };
  expect([1, 2, 9].map(datesAtDepth)).toEqual([
    {},
    {'docs/a.md': 1700000300000},
    {'docs/a.md': 1700000300000, 'docs/é b.md': 1700000100000},
  ]);
});
