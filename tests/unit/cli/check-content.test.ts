import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {rules} from '../../../src/rules';
import {folderWith} from '../../support/folder';
import {docText} from '../../support/markdown';

const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const script = path.resolve('src/cli/check-content.ts');

const description = 'Who may do what in an account of Focus, and how to change it in a minute.';
const tag = {label: 'Focus', description: 'Pages about Focus, the portal for recorded communications.'};
const siteOf = (pages: Record<string, string>) => ({
  'docs/tags.yml': `focus: ${JSON.stringify(tag)}\n`,
  'sidebars.ts': `export default ${JSON.stringify({docs: Object.keys(pages)})};\n`,
  ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`docs/${name}.md`, text])),
});
const page = docText({description}, '## Steps\n\nPress **Save**.\n');
const good = siteOf({good: page});
const bad = siteOf({
  good: page,
  bad: docText({title: 'Access', description}, '### Deep\n\nPress **Save**.\n'),
});

function checkContent(cwd: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', loader, script, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

it('says that all is well', () => {
  const {status, stdout} = checkContent(folderWith(good));
  expect(stdout).toMatch(/^✔ 1 page: \d+ rules, no problem\n$/);
  expect(status).toBe(0);
});

it('says place, rule and remedy, and ends with an exit code, without a stack', () => {
  const {status, stdout, stderr} = checkContent(folderWith(bad));
  expect(stdout).toMatch(
    /^docs\/bad\.md:8:1 "Deep" jumps from level 1 to 3\. \(headings\)\n {4}Remedy: .*\n✖ 1 problem in 1 file\n$/,
  );
  expect(stderr).toBe('');
  expect(status).toBe(1);
});

it('checks the files that are named, alone', () => {
  expect(checkContent(folderWith(bad), 'docs/good.md').stdout).toMatch(/^✔ 1 file: /);
});

it('mends what a rule can mend', () => {
  const folder = folderWith(bad);
  expect(checkContent(folder, '--fix').status).toBe(0);
  expect(readFileSync(path.join(folder, 'docs/bad.md'), 'utf8')).toContain('\n## Deep\n');
});

it('gives JSON to programs', () => {
  const found = JSON.parse(checkContent(folderWith(bad), '--format', 'json').stdout) as object[];
  expect(found).toEqual([
    expect.objectContaining({path: 'docs/bad.md', line: 8, column: 1, rule: 'headings'}),
  ]);
});

it('checks what has changed since a commit, and new files', () => {
  const folder = folderWith(good);
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: folder});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'All');
  expect(checkContent(folder, '--changed').stdout).toMatch(/^✔ 0 files: /);
  writeFileSync(path.join(folder, 'docs/new.md'), '### Deep\n');
  expect(checkContent(folder, '--changed').stdout).toContain('docs/new.md:1:1 "Deep"');
});

it('lists the rules, each with its sentence, and says which it mends', () => {
  const {status, stdout} = checkContent(folderWith({}), '--list');
  const told = stdout.trimEnd().split('\n');
  expect(told).toHaveLength(2 * rules.length);
  for (const {name, sentence, mends} of rules)
    expect(told[told.indexOf(`    ${sentence}`) - 1]).toBe(mends ? `${name} (--fix corrects it)` : name);
  expect(status).toBe(0);
});

it.each([
  [['docs/gone.md'], /There is no file docs\/gone\.md\. Remedy: /],
  [['--format', 'xml'], /There is no format "xml"\.[^]*Usage: /],
  [['--no-such'], /Unknown option[^]*Usage: /],
])('%j is answered in words', (args, message) => {
  const {status, stderr} = checkContent(folderWith(good), ...args);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
