import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync, rmSync} from 'node:fs';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {recipeOf, replaceFolder, shallowWarning} from '../../../src/cli/make-build';
import {isMadeFrom, remember} from '../../../src/cli/stamp';
import {buildVariables} from '../../../src/site/env';
import {folderWith} from '../../support/folder';

const home = process.cwd();

beforeEach(() => {
  process.chdir(
    folderWith({
      'docs/intro.md': 'intro',
      'docs/api/auth/get-me.api.mdx': 'generated',
      'openapi/auth.yaml': '',
    }),
  );
});

afterEach(() => {
  process.chdir(home);
});

const outDir = 'build';
const recipe = () => recipeOf({outDir});

it.each([
  ['a text', () => writeFileSync('docs/intro.md', 'longer intro')],
  ['a new file', () => writeFileSync('docs/new.md', '')],
  ['a file that is gone', () => rmSync('openapi/auth.yaml')],
])('a build is made anew after a change of %s', (_, change) => {
  const before = recipe();
  remember(outDir, before);
  expect(isMadeFrom(outDir, recipe())).toBe(true);
  change();
  expect(isMadeFrom(outDir, recipe())).toBe(false);
});

it('a build is not made anew for times, generated pages and tests', () => {
  const before = recipe();
  utimesSync('docs/intro.md', 1, 1);
  writeFileSync('docs/api/auth/get-me.api.mdx', 'changed');
  mkdirSync('tests');
  writeFileSync('tests/a.test.ts', '');
  expect(recipe()).toBe(before);
});

it('a build is made anew for each variable of its own, for arguments, and for no other variable', () => {
  const others = [
    ...buildVariables.map((name) => recipeOf({outDir, variables: {[name]: 'x'}})),
    recipeOf({outDir, args: ['--no-minify']}),
  ];
  expect(new Set([recipe(), ...others]).size).toBe(others.length + 1);
  expect(recipeOf({outDir, variables: {HOME: '/home/priya'}})).toBe(recipe());
});

it('a shallow clone is told, and its remedy', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {stdio: 'pipe'});
  git('init');
  for (const message of ['One', 'Two']) git('commit', '--allow-empty', '--message', message);
  git('clone', '--depth=1', `file://${process.cwd()}`, 'shallow');
  expect(shallowWarning('.')).toBe(undefined);
  expect(shallowWarning('shallow')).toContain('git fetch --unshallow');
});

it('a build takes the place of the last one, and leaves nothing beside it', () => {
  const folder = folderWith({
    'build/old.html': '',
    'build-before/killed.html': '',
    'build-next/index.html': 'new',
  });
  replaceFolder(`${folder}/build`, `${folder}/build-next`);
  expect(readdirSync(folder)).toEqual(['build']);
  expect(readFileSync(`${folder}/build/index.html`, 'utf8')).toBe('new');
  expect(readdirSync(`${folder}/build`)).toEqual(['index.html']);
});
