/** The recipes of src/guides/write.md, as an author follows them: its commands run in a clone, in the order of the page. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {uniq} from 'lodash';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {temporaryFolder} from '../support/folder';

const guide = readFileSync('src/guides/write.md', 'utf8');
const commands = uniq([...guide.matchAll(/^npm run .+|(?<=`)npm run [^`]+/gm)].map(([command]) => command));

const folder = temporaryFolder();
const inFolder = (file: string) => path.join(folder, file);

function run(command: string): void {
  const {status, stdout, stderr} = spawnSync('bash', ['-c', command], {cwd: folder, encoding: 'utf8'});
  expect(status, stdout + stderr).toBe(0);
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(inFolder(file), 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(inFolder(file), change(text));
}

/** What the guide has an author write before a command. */
const edits: Readonly<Record<string, () => void>> = {
  'npm run check:content -- --fix': () =>
    edit('docs/focus/people.md', (text) => text.replace(/^## .*$/m, '## Who is who')),
  'npm run diagrams'() {
    const post = 'blog/2026-11-20-hand-accounts-over';
    cpSync('src/guides/home.png', inFolder(`${post}/home.png`));
    const picture = '![The home page, with its search field](./home.png "The home page")';
    const diagram = [
      '```mermaid',
      'flowchart TB',
      '  accTitle: How an account is handed over',
      '  accDescr: The owner chooses an administrator, who becomes the owner.',
      '  owner[Owner] --> administrator[Administrator]',
      '```',
    ];
    edit(`${post}/index.md`, (text) => `${[text.trim(), picture, diagram.join('\n')].join('\n\n')}\n`);
  },
  'npm run api:publish': () =>
    edit('openapi/auth.yaml', (text) =>
      text
        .replace('summary: Create an access token', 'summary: Create a token')
        .replace(
          /^( +version: \d+\.)(\d+)/m,
          (_, major: string, minor: string) => major + (Number(minor) + 1),
        ),
    ),
};

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, inFolder(file));
  symlinkSync(path.resolve('node_modules'), inFolder('node_modules'));
  run('git init --quiet && git config user.name Author && git config user.email author@example.com');
});

afterAll(() => rmSync(folder, {recursive: true}));

it.each(commands)('%s', (command) => {
  run('git add --all && git commit --quiet --allow-empty --message Before');
  edits[command]?.();
  run(command);
});

it('a heading that got other words has kept its id', () => {
  expect(readFileSync(inFolder('docs/focus/people.md'), 'utf8')).toMatch(/^## Who is who \{#[\w-]+\}$/m);
});

it.each(['npm run check:content', 'npm run api:generate', 'npm run typecheck -- --noEmit', 'npm run format'])(
  'at the end, %s finds nothing',
  run,
);
