/** In a copy of the project, what `npm run new` writes passes the checks of authors and of the code. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {temporaryFolder} from '../support/folder';
import {toMake} from '../support/scaffolds';

const folder = temporaryFolder();

function run(...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('npx', args, {cwd: folder, encoding: 'utf8'});
  expect({status, output: stdout + stderr}).toMatchObject({status: 0});
  return stdout;
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, {recursive: true}));

it.each(toMake)('makes %s %s %s', (...values) => {
  expect(run('tsx', 'src/cli/new.ts', ...values)).toContain('▶ Address: /');
});

it.each([
  ['tsx', 'src/cli/check-content.ts'],
  ['tsx', 'src/cli/api-generate.ts'],
  ['tsc', '--noEmit', '-p', '.'],
  ['prettier', '--check', '.'],
])('then %s %s finds nothing', (...args) => {
  run(...args);
});
