import {spawnSync} from 'node:child_process';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {gitDatesOf, parseLog} from '../../../src/docs/gitDates';
import {folderWith} from '../../support/folder';

it('takes the newest commit of a file, which comes first', () => {
  const log = 'commit:1700000200\n\ndocs/a.md\ncommit:1700000100\n\ndocs/a.md\ndocs/b.md\n';
  expect([...parseLog(log)]).toEqual([
    ['docs/a.md', 1700000200000],
    ['docs/b.md', 1700000100000],
  ]);
});

it('knows the files of a folder by their path from the site, moved ones by the commit that moved them', () => {
  const root = folderWith({'site/docs/a.md': 'a', 'site/docs/é b.md': 'b', 'site/README.md': ''});
  const site = path.join(root, 'site');
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
  mkdirSync(path.join(site, 'docs/c'));
  renameSync(path.join(site, 'docs/a.md'), path.join(site, 'docs/c/a.md'));
  commit(1700000200);
  writeFileSync(path.join(site, 'docs/untracked.md'), '');
  expect(Object.fromEntries(gitDatesOf(site, 'docs'))).toEqual({
    'docs/a.md': 1700000200000,
    'docs/c/a.md': 1700000200000,
    'docs/é b.md': 1700000100000,
  });
});

it('knows nothing outside a repository', () => {
  expect(gitDatesOf('/', 'docs').size).toBe(0);
});
