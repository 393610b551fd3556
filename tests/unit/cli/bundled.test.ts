import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../support/folder';

function project() {
  const folder = folderWith({
    'package-lock.json': '{}',
    'src/cli/bundled.mjs': readFileSync('src/cli/bundled.mjs', 'utf8'),
    'src/cli/greet.ts':
      "import {word} from './word';\nconsole.log(word, ...process.argv.slice(2));\nprocess.exitCode = 3;\n",
    'src/cli/word.ts': "export const word: string = 'Hello';\n",
  });
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.resolve('node_modules/esbuild'), path.join(folder, 'node_modules/esbuild'), 'junction');
  const greet = (...args: string[]) => {
    const script = path.join(folder, 'src/cli/bundled.mjs');
    const {status, stdout} = spawnSync(process.execPath, [script, 'greet', ...args], {encoding: 'utf8'});
    return {status, stdout};
  };
  return {folder, greet};
}

it('runs the command with its arguments, and ends as it ends', () => {
  expect(project().greet('you', '--all')).toEqual({status: 3, stdout: 'Hello you --all\n'});
});

it('runs what is kept while nothing changes, and what is new when a source does', () => {
  const {folder, greet} = project();
  greet();
  // Without the bundler nothing can be made: what runs now was kept.
  rmSync(path.join(folder, 'node_modules/esbuild'));
  expect(greet().stdout).toBe('Hello\n');
  symlinkSync(path.resolve('node_modules/esbuild'), path.join(folder, 'node_modules/esbuild'), 'junction');
  writeFileSync(path.join(folder, 'src/cli/word.ts'), "export const word = 'Welcome';\n");
  expect(greet().stdout).toBe('Welcome\n');
});

it('makes it anew when the packages change, or a source is gone', () => {
  const {folder, greet} = project();
  greet();
  rmSync(path.join(folder, 'node_modules/esbuild'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{"lockfileVersion": 3}');
  expect(greet().status).toBe(1);
  rmSync(path.join(folder, 'src/cli/word.ts'));
  expect(greet().status).toBe(1);
});
