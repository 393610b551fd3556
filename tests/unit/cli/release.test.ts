/** `npm run build`, `release` and `rollback` in a project whose Docusaurus is a stand-in. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {beforeEach, expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../support/folder';
import {command} from './command';

const {outputFiles} = buildSync({
  entryPoints: ['tests/support/releases/docusaurus.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  banner: {js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);"},
  write: false,
});

let project: string;

beforeEach(() => {
  project = folderWith({
    'package.json': JSON.stringify({scripts: {'api:generate': 'node -e 0'}}),
    'docs/intro.md': 'intro',
    'node_modules/@docusaurus/core/package.json': '{}',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': outputFiles[0]!.text,
  });
});

const run = (name: string, args: string[] = [], variables: Record<string, string> = {}) =>
  command(project, name, args, variables);
const says = (file: string) => /<p>(\w+)/.exec(readFileSync(path.join(project, file), 'utf8'))?.[1];

it('a build takes another folder and arguments for Docusaurus, and is released', () => {
  const built = run('build', ['--no-minify', '--out-dir=other/place', '--dev']);
  expect(built.stdout).toContain('build --no-minify --dev\n');
  expect([built.status, existsSync(path.join(project, 'build'))]).toEqual([0, false]);
  const released = run('release', ['srv'], {OUT_DIR: 'other/place'});
  expect(released.stdout).toContain('▶ srv/current is release 1: 5 pages');
  expect(says('srv/current/index.html')).toBe('system');
});

it('a build that fails leaves the old one', () => {
  writeFiles(project, {'build/index.html': '<p>old'});
  const {status, stderr} = run('build', [], {FAIL: 'yes'});
  expect(stderr).toContain('The build failed with exit code 3.');
  expect([status, says('build/index.html')]).toEqual([1, 'old']);
});

it('without a folder, a rollback ends with the remedy, and without a stack', () => {
  const {status, stderr} = run('rollback');
  expect(stderr).toMatch(/^✖ There was no release from here\. Remedy: npm run rollback -- .*\n$/);
  expect(status).toBe(1);
});
