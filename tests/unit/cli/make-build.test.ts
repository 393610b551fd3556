import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it, onTestFinished} from 'vitest';
import {recipeOf, replaceFolder, shallowWarning} from '../../../src/cli/make-build';
import {isMadeFrom, remember} from '../../../src/cli/stamp';
import {createSiteServer} from '../../../src/hosting/server';
import {buildVariables} from '../../../src/site/env';
import {filesIn, folderWith, writeFiles} from '../../support/folder';
import {siteFiles} from '../../support/hosting';
import {killAfter, killer} from '../../support/killer';
import {command} from './command';

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

/** Stands in for Docusaurus: it writes half of a site, and then comes the end that END names, or the other half. */
const docusaurus = `
import {mkdirSync, writeFileSync} from 'node:fs';
const folder = process.argv[process.argv.indexOf('--out-dir') + 1];
mkdirSync(folder);
writeFileSync(folder + '/index.html', 'new home');
if (process.env.END === 'failure') process.exit(1);
if (process.env.END === 'kill') for (const id of [process.ppid, process.pid]) process.kill(id, 'SIGKILL');
writeFileSync(folder + '/404.html', 'new');
`;

it.skipIf(process.platform === 'win32')(
  'the last build stays, byte by byte, when one fails or is killed, until one succeeds',
  async () => {
    writeFiles('.', {
      'package.json': '{"scripts": {"api:generate": "true"}}',
      'killer.cjs': killer,
      'node_modules/@docusaurus/core/package.json': '{}',
      'node_modules/@docusaurus/core/bin/docusaurus.mjs': docusaurus,
    });
    writeFiles('build', siteFiles);
    const server = createSiteServer('build');
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The command blocks this process, and with it the server, until an idle connection has expired.
    const headers = {Connection: 'close'};
    const home = async () =>
      (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {headers})).text();
    const build = (variables: Record<string, string>) => command('.', 'build', [], variables).status;

    expect(build({END: 'kill'}), 'killed while it writes').toBe(null);
    expect(readFileSync('build-next/index.html', 'utf8')).toBe('new home');
    expect([filesIn('build'), await home()]).toEqual([siteFiles, 'home']);
    expect(build(killAfter(1, 'build')), 'killed between the two renames').toBe(null);
    expect(readdirSync('.')).not.toContain('build');
    expect(build({END: 'failure'})).toBe(1);
    expect([filesIn('build'), await home()]).toEqual([siteFiles, 'home']);
    expect(build({})).toBe(0);
    expect([filesIn('build'), await home()]).toEqual([
      {'index.html': 'new home', '404.html': 'new'},
      'new home',
    ]);
    expect(readdirSync('.').filter((name) => name.startsWith('build'))).toEqual(['build']);
  },
);
