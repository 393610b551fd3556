/** What stops the build, and what only warns: specification, section 5. A copy is built with what warns, then with what stops it. */
import {spawnSync} from 'node:child_process';
import {appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySources} from '../../src/cli/copy-sources';
import config from '../../docusaurus.config';
import {pages} from '../content/corpus';

/** Inside the project, so that its packages are found. */
const copy = path.resolve('test-results/mistakes');
const [page, twice] = pages
  .filter(({kind, path: file}) => kind === 'doc' && file.endsWith('.md'))
  .map(({path: file}) => file) as [string, string];
const post = pages.find(({kind, source}) => kind === 'post' && source.includes('<!-- truncate -->'))!.path;

const warnedOf = '\n[no file](./no-such-page.md), [no anchor](#no-such-heading)\n';
const stoppedBy = '\n[no address](/docs/no-such-address)\n';

function plant(): void {
  appendFileSync(path.join(copy, page), warnedOf);
  const text = readFileSync(path.join(copy, post), 'utf8')
    .replace(/^tags: .*/m, 'tags: [no-such-tag]')
    .replace(/^authors: .*/m, 'authors: [{name: Nobody listed}]')
    .replace('<!-- truncate -->', '');
  writeFileSync(path.join(copy, post), text);
  const twin = path.join(copy, 'src/pages', twice);
  mkdirSync(path.dirname(twin), {recursive: true});
  writeFileSync(twin, '# The same address\n');
}

type Build = {status: number | null; said: string};

/** Builds the copy; nobody reads its scripts, so they need not be small. */
function build(): Build {
  const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, 'build', copy, '--no-minify'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return {status, said: stdout + stderr};
}

/** Milliseconds: two builds, on a machine that may have other work. */
const minutes = 10 * 60_000;

let warned: Build;
let stopped: Build;

beforeAll(() => {
  copySources(copy);
  cpSync('docs/api', path.join(copy, 'docs/api'), {recursive: true});
  plant();
  warned = build();
  appendFileSync(path.join(copy, page), stoppedBy);
  stopped = build();
}, minutes);

afterAll(() => rmSync(copy, {recursive: true, force: true}));

it('build rules: a broken link stops the build', () => {
  expect(stopped.status).toBe(1);
  expect(stopped.said).toContain('Error: Docusaurus found broken links!');
  expect(stopped.said.match(/linking to .*/g)).toEqual(['linking to /docs/no-such-address']);
});

it('build rules: nothing else does', () => {
  expect(warned.status, warned.said).toBe(0);
});

it.each([
  ['a broken Markdown link', /\[WARNING\] Docs markdown link couldn't be resolved: \(\.\/no-such-page\.md\)/],
  ['a broken anchor', /\[WARNING\] Docusaurus found broken anchors![^[]*linking to #no-such-heading/],
  ['a duplicate route', /\[WARNING\] Duplicate routes found!/],
  ['an inline tag of a post', /\[WARNING\] Tags \[no-such-tag\] used in /],
  ['an inline author of a post', /\[WARNING\] Some blog authors used in [^[]*Nobody listed/],
])('build rules: %s only warns', (_, warning) => {
  expect(warned.said).toMatch(warning);
});

it('build rules: a post without a truncation marker is only logged', () => {
  expect(warned.said).toContain(
    `[INFO] Docusaurus found blog posts without truncation markers:\n- "${post}"`,
  );
});

it('build rules: each mistake has a file, a line and a remedy', () => {
  for (const [file, what] of [
    [page, 'The link "./no-such-page.md" leads to no file'],
    [page, 'The link "#no-such-heading" leads to no heading'],
    [page, 'The link "/docs/no-such-address" leads to no page'],
    [post, 'Unknown tag "no-such-tag"'],
  ] as const)
    expect(stopped.said).toMatch(new RegExp(`${file}:\\d+:\\d+ ${what}[^\\n]*\\n    Remedy: `));
});

it('colour mode: the switch is not disabled, so a stored choice is never deleted', () => {
  expect(config.themeConfig).toMatchObject({colorMode: {disableSwitch: false}});
});
