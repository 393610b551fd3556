/** `npm run init` makes a site for another company that passes every check, and says nothing of the products of this one. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {linkPackages} from '../../src/cli/copy-sources';
import {missingReferences} from '../../src/cli/guides/references';
import {createSiteServer} from '../../src/hosting/server';
import {products} from '../../src/site/products';
import {site} from '../../src/site/identity';
import {run} from '../support/run';
import {follow} from './recipes/follow';
import {readRecipes} from './recipes/readRecipes';

/** Ends what never ends: whole commands take minutes beside the browser tests. */
const longest = 10 * 60_000;
const folder = path.resolve('test-results/new-site');

const flags = {
  name: 'Acme Answers',
  url: 'https://answers.acme.example',
  products: 'Rocket: Sends parcels to the moon.; Deep Radar: Finds what is lost.',
  email: 'people@acme.example',
  status: 'https://status.acme.example',
  repository: 'https://code.acme.example/answers',
  light: '#7a1f3d',
  dark: '#f5a3bd',
};

const given = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);

/** Names of this site and of its products, which nothing in another site says. */
const names = [site.title, ...products.map(({name}) => name), new URL(site.url).host];
const ours = new RegExp(`\\b(?:${names.join('|')})\\b`);

const init = (target: string, args: readonly string[]) =>
  run('.', 'npm', ['run', '--silent', 'init', '--', target, ...args]);

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Author', '-c', 'user.email=author@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

async function expectGreen(script: string, variables: Record<string, string> = {}): Promise<void> {
  const {code, stdout, stderr} = await run(folder, 'npm', ['run', '--silent', script], variables);
  expect(code === 0 ? '' : `${stdout}\n${stderr}`, `npm run ${script} in ${folder}`).toBe('');
}

beforeAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  const {code, stderr} = await init(folder, given);
  expect(code, stderr).toBe(0);
  linkPackages(folder);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A new site');
  await expectGreen('api:generate');
}, longest);

it('overwrites nothing', {timeout: longest}, async () => {
  const {code, stderr} = await init(folder, given);
  expect(code).toBe(1);
  expect(stderr).toContain('is not empty. Remedy: name a folder that is not there yet');
});

it('the content keeps the rules', {timeout: longest}, () => expectGreen('check:content'));

it('types hold', {timeout: longest}, () => expectGreen('typecheck'));

describe('its guides', () => {
  const guides = 'src/guides';
  const files = readdirSync(guides).map((name) => `${guides}/${name}`);
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  it.each(files)('%s says nothing of this site and its products', (file) => {
    expect(textOf(file).match(ours)).toBeNull();
  });

  // Those of the rules are samples, which no reader follows.
  it.each(files.filter((file) => !file.endsWith('rules.md')))('%s has no example from its pages', (file) => {
    const ids = products.map(({id}) => id).filter((id) => id !== 'api');
    expect(textOf(file).match(new RegExp(`[[{/.](?:${ids.join('|')})(?![\\w-])`))).toBeNull();
  });

  it.each(files)('%s names no file, heading or command that the new site does not have', (file) => {
    expect(missingReferences(folder, file, textOf(file)).map(({name}) => name)).toEqual([]);
  });

  it('the rules are those of the new site, with its messages', {timeout: longest}, async () => {
    await expectGreen('guides');
    expect(git('status', '--short', '--', guides, '.vscode')).toBe('');
  });
});

describe('its build', () => {
  beforeAll(() => expectGreen('build'), longest);

  it('leads everywhere', {timeout: longest}, () => expectGreen('check:build'));

  it('has the name, the address and the products of the company, and none of this one', () => {
    const build = path.join(folder, 'build');
    const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(html|json|xml|txt|md|svg|webmanifest)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const textOf = (file: string) => readFileSync(path.join(build, file), 'utf8');
    expect(files.filter((file) => ours.test(textOf(file)))).toEqual([]);
    const home = textOf('index.html');
    for (const text of [flags.name, flags.url, 'Sends parcels to the moon.', 'Rocket and Deep Radar'])
      expect(home).toContain(text);
    expect(textOf('docs/support.html')).toContain(flags.email);
  });

  it('keeps the contract of the site', {timeout: longest}, async () => {
    const server = createSiteServer(path.join(folder, 'build'));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    try {
      await expectGreen('test:e2e', {BASE_URL: `http://localhost:${port}`});
    } finally {
      server.close();
    }
  });
});

describe.skipIf(!process.env.FULL)('in full', () => {
  it.each(['lint', 'format', 'test:unit', 'test:reproducible', 'check:packages'])(
    '%s is green',
    {timeout: 2 * longest},
    (script) => expectGreen(script),
  );

  it(
    'the recipes of its guide work as written, and its content keeps the rules',
    {timeout: 2 * longest},
    async () => {
      for (const recipe of readRecipes(readFileSync(path.join(folder, 'src/guides/write.md'), 'utf8')))
        await follow(folder, recipe);
      await expectGreen('check:content');
    },
  );
});
