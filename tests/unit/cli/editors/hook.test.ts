/** The optional hook refuses a commit that breaks a rule, with its message, and lets a good one pass. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySources} from '../../../../src/cli/copy-sources';

const folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
const page = path.join(folder, 'docs/focus/people.md');
const git = (...args: string[]) => execFileSync('git', args, {cwd: folder, encoding: 'utf8'});

beforeAll(() => {
  copySources(folder);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  git('init', '--quiet');
  git('config', 'user.name', 'Author');
  git('config', 'user.email', 'author@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'As it is');
  git('config', 'core.hooksPath', '.config/hooks');
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

function commit(file: string, text: string) {
  writeFileSync(file, text);
  git('add', '.');
  const {status, stdout, stderr} = spawnSync('git', ['commit', '--message', 'A change'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, said: `${stdout}${stderr}`};
}

it('lets a page pass that keeps the rules', () => {
  expect(existsSync(page)).toBe(true);
  expect(commit(page, `${readFileSync(page, 'utf8')}\nThe list is sorted by name.\n`)).toMatchObject({
    status: 0,
  });
});

it('refuses a page that breaks one, and says where', () => {
  const {status, said} = commit(page, `${readFileSync(page, 'utf8')}\nWe recieve it.\n`);
  expect(status).not.toBe(0);
  expect(said).toMatch(/docs\/focus\/people\.md:\d+:\d+ "recieve"/);
  git('reset', '--hard', '--quiet');
});

it('refuses a source that is not in the format of the project', () => {
  const {status, said} = commit(path.join(folder, 'sidebars.ts'), 'export   default {};');
  expect(status).not.toBe(0);
  expect(said).toContain('sidebars.ts');
});
