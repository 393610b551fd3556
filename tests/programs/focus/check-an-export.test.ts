/** The sample export of the page is whole, and the checks of the page find what it says that they find. */
import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'perl', 'python3', 'sha256sum', 'shasum');

type Manifest = {files: {path: string; bytes: number; sha256: string}[]};

const page = pageAt('docs/focus/communications/check-an-export.md');
const text = (title: string) => `${fenceTitled(page, title).value}\n`;
const manifest = JSON.parse(text('manifest.json')) as Manifest;

const good = Object.fromEntries(
  [...manifest.files.map(({path}) => path), 'manifest.json'].map((path) => [path, text(path)]),
);
const second = 'media/com_01K9567QE4.json';
const changed = {...good, [second]: good[second]?.replace('Received', 'Receiveb') ?? ''};

const windowsGood = fenceTitled(page, 'Good, on Windows');
const windowsChanged = fenceTitled(page, 'One letter of the second message changed, on Windows');
const shellGood = fenceTitled(page, 'Good, on macOS and Linux');
const shellChanged = fenceTitled(page, 'One letter of the second message changed, on macOS and Linux');

it('check an export: the manifest has the size and SHA-256 of every file of the export', () => {
  expect(manifest.files.length).toBeGreaterThanOrEqual(3);
  const real = manifest.files.map(({path}) => {
    const content = good[path] ?? '';
    return {
      path,
      bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  });
  expect(manifest.files).toEqual(real);
});

describe.each([
  ['macOS', 'perl'],
  ['Linux', 'jq'],
])('check an export: the commands of %s', (_system, program) => {
  const command = fencesOf(page, 'bash').find(({value}) => value.startsWith(program))?.value ?? '';

  it('accept the good export', async () => {
    const {stdout, code} = await run(folderWith(good), 'bash', ['-c', command]);
    expect({stdout: stdout.trim(), code}).toEqual({stdout: shellGood.value, code: 0});
  });

  it('find the changed file', async () => {
    const {stdout, stderr} = await run(folderWith(changed), 'bash', ['-c', command]);
    const lines = `${stdout}${stderr}`.trim().replace(/^shasum:/m, 'sha256sum:');
    expect(lines).toBe(shellChanged.value);
  });
});

describe('check an export: the Python program', () => {
  const program = text('verify_export.py');
  const verify = (files: Record<string, string>) =>
    run(folderWith({'verify_export.py': program}), 'python3', ['verify_export.py', folderWith(files)]);

  it('prints what PowerShell prints, for the good and the changed export', async () => {
    expect((await verify(good)).stdout.trim()).toBe(windowsGood.value);
    const {stdout, code} = await verify(changed);
    expect({stdout: stdout.trim(), code}).toEqual({stdout: windowsChanged.value, code: 1});
  });

  it('finds a missing file, and a row without its file', async () => {
    const missing = Object.fromEntries(Object.entries(good).filter(([path]) => path !== second));
    expect((await verify(missing)).stdout).toContain(`${second}: MISSING`);
    const rows = good['metadata.csv'] ?? '';
    const row = rows.split('\n')[1]?.replaceAll('com_01K9563V7R', 'com_01K9563V7S') ?? '';
    const {stdout} = await verify({...good, 'metadata.csv': `${rows}${row}\n`});
    expect(stdout).toContain('media/com_01K9563V7S.json: ONLY IN METADATA');
  });
});
