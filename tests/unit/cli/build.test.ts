/** `npm run build`, `serve`, `release` and `rollback` in a project whose Docusaurus is a stand-in. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildSync} from 'esbuild';
import {beforeAll, beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {buildVariables} from '../../../src/site/env';
import {folderWith} from '../../support/folder';
import {freePort} from '../../support/port';

const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const scripts = path.resolve('src/cli');

let docusaurus: string;
let project: string;

/** The settings of whoever runs the tests are not those of the tests. */
const settings = Object.fromEntries(buildVariables.map((name) => [name, undefined]));
const environment = (variables: NodeJS.ProcessEnv) => ({...process.env, ...settings, ...variables});

const argumentsOf = (command: string, args: string[]) => [
  '--import',
  loader,
  path.join(scripts, `${command}.ts`),
  ...args,
];

function command(name: string, args: string[] = [], variables: NodeJS.ProcessEnv = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, argumentsOf(name, args), {
    cwd: project,
    env: environment(variables),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return {status, stdout, stderr};
}

const says = (file: string) => /<p>(\w+)/.exec(readFileSync(path.join(project, file), 'utf8'))?.[1];

beforeAll(() => {
  const {outputFiles} = buildSync({
    entryPoints: ['tests/support/releases/docusaurus.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);",
    },
    write: false,
  });
  docusaurus = outputFiles[0]!.text;
});

beforeEach(() => {
  project = folderWith({
    'package.json': JSON.stringify({scripts: {'api:generate': 'node -e 0'}}),
    'docs/intro.md': 'intro',
    'node_modules/@docusaurus/core/package.json': '{}',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': docusaurus,
  });
});

describe('build', () => {
  it('writes the site to build, and says what it checked', () => {
    const {status, stdout} = command('build');
    expect(stdout).toMatch(
      /▶ build holds the new site: 5 pages, \d+ files, all checked; the search answers\n$/,
    );
    expect([status, says('build/index.html')]).toEqual([0, 'system']);
  });

  it('takes another folder, and hands other arguments on', () => {
    const {stdout} = command('build', ['--no-minify', '--out-dir', 'other/place', '--dev']);
    expect(stdout).toContain('build --no-minify --dev\n');
    expect(says('other/place/index.html')).toBe('system');
    expect(existsSync(path.join(project, 'build'))).toBe(false);
  });

  it('leaves the old one when it fails, and says so', () => {
    command('build');
    const {status, stderr} = command('build', [], {FAIL: 'yes', COLOUR_MODE: 'light-dark'});
    expect(stderr).toBe(
      '✖ The build failed with exit code 3. Remedy: fix what the message above names. build holds what it held before.\n',
    );
    expect([status, says('build/index.html')]).toEqual([1, 'system']);
  });
});

describe('serve', () => {
  /** Serves until the test ends. */
  async function served(variables: NodeJS.ProcessEnv = {}) {
    const port = await freePort();
    const server = spawn(process.execPath, argumentsOf('serve', []), {
      cwd: project,
      env: environment({...variables, PORT: String(port)}),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      server.kill();
      await once(server, 'exit');
    });
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, {timeout: 40_000}).toContain('Serving build');
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    return {said, word: /<p>(\w+)/.exec(page)?.[1]};
  }

  it('never serves a build with other settings', async () => {
    command('build', [], {COLOUR_MODE: 'light-dark'});
    expect(says('build/index.html')).toBe('lightdark');
    const {said, word} = await served();
    expect(said).toContain('Building the site into build, because build was built with other settings');
    expect(word).toBe('system');
  });

  it('takes a build with the same settings as it is', async () => {
    command('build', [], {COLOUR_MODE: 'light-dark'});
    const {said, word} = await served({COLOUR_MODE: 'light-dark'});
    expect(said).not.toContain('Building');
    expect(word).toBe('lightdark');
  });

  it('builds again when a file of the build was changed', async () => {
    command('build');
    writeFileSync(path.join(project, 'build/docs/page-1.html'), 'half a pa');
    const {said} = await served();
    expect(said).toContain('because build is not what was built: docs/page-1.html has changed');
  });
});

describe('release and rollback', () => {
  const releaseOf = (mode: string) => {
    command('build', [], {COLOUR_MODE: mode});
    return command('release', ['srv']);
  };

  it('say what they did, and what undoes it', () => {
    const one = releaseOf('system');
    expect(one.stderr).toBe('');
    expect(one.stdout).toMatch(
      /^▶ srv\/current is release 1: 5 pages, \d+ files, all checked\n▶ The root of the web server is srv\/current\n$/,
    );
    expect(command('release', ['srv']).stdout).toBe(
      '▶ srv/current has this build already: release 1. Nothing changes.\n',
    );
    const two = releaseOf('light-dark');
    expect(two.stdout).toMatch(
      /^▶ srv\/current is release 2: .*\n▶ For tabs that are open: \d+ hashed files of release 1 stay\n▶ Back to release 1: npm run rollback -- srv\n$/,
    );
    expect(says('srv/current/index.html')).toBe('lightdark');
    const back = command('rollback');
    expect(back.stderr).toBe('');
    expect(back.stdout).toMatch(
      /▶ .*srv\/current is release 1 again; it was release 2\n▶ For tabs that are open: \d+ hashed files of release 2 stay\n▶ To undo this: npm run rollback -- .*srv --to 2\n$/,
    );
    expect(says('srv/current/index.html')).toBe('system');
    expect(command('rollback', ['srv', '--to', '2']).status).toBe(0);
    expect(says('srv/current/index.html')).toBe('lightdark');
  });

  it('add to the ledger of addresses, which is none of the sources', () => {
    const ledger = path.join(project, 'src/redirects/published.txt');
    mkdirSync(path.dirname(ledger), {recursive: true});
    writeFileSync(ledger, '/docs/gone\n');
    command('build');
    const {stdout} = command('release', ['srv']);
    expect(stdout).toMatch(/\d new addresses and headings are in src\/redirects\/published\.txt/);
    expect(stdout).not.toContain('The sources differ');
    expect(readFileSync(ledger, 'utf8')).toMatch(/^\/\n(?:.*\n)*\/docs\/gone\n/);
    expect(command('release', ['srv']).stdout).not.toContain('The sources differ');
  });

  it('say when the sources are newer than the build', () => {
    command('build');
    writeFileSync(path.join(project, 'docs/intro.md'), 'longer intro');
    expect(command('release', ['srv']).stdout).toContain('The sources differ from those of this build.');
  });

  it.each([
    ['release', [], 'A release goes into one folder. Remedy: npm run release -- /srv/help'],
    ['release', ['srv', 'www'], 'A release goes into one folder, not 2. Remedy: '],
    ['release', ['srv'], 'build holds no finished build. Remedy: npm run build'],
    ['rollback', [], 'There was no release from here. Remedy: npm run rollback -- /srv/help'],
    ['rollback', ['srv'], 'srv is no folder of releases. Remedy: '],
    ['rollback', ['.', '--to', 'two'], '"two" is no number of a release. Remedy: '],
    ['rollback', ['.'], '. holds no release. Remedy: '],
  ])('%s %j ends with the remedy', (name, args, message) => {
    const {status, stderr} = command(name, args);
    expect(stderr).toContain(`✖ ${message}`);
    expect(status).toBe(1);
  });
});
