import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {find, findHeadlessChromium, programNamed, programs} from '../../../../src/cli/system';
import {folderWith} from '../../../support/folder';

const named = programs.flatMap((program) => (program.variable ? [[program.variable, program] as const] : []));

describe.each(named)('%s', (variable, program) => {
  it('names the file, before every other', () => {
    const file = path.join(folderWith({program: ''}), 'program');
    expect(find(program, {[variable]: file})).toBe(file);
  });

  it('says what to do when it names no file', () => {
    expect(() => find(program, {[variable]: '/no/such/file'})).toThrow(
      new RegExp(`${variable} is "/no/such/file".*Remedy: correct it, or unset it`),
    );
  });

  it('counts for nothing when it is empty', () => {
    expect(find(program, {[variable]: ''})).toBe(find(program, {}));
  });
});

it('finds a command in a folder of PATH', () => {
  const folder = folderWith({jq: ''});
  expect(find(programNamed('jq'), {PATH: folder})).toBe(path.join(folder, 'jq'));
  expect(find(programNamed('jq'), {PATH: folderWith({})})).toBeUndefined();
});

it('finds a library when its probe succeeds', () => {
  const library = (code: number) => ({
    ...programNamed('curl for PHP'),
    probe: [process.execPath, '--eval', `process.exit(${code})`] as const,
  });
  expect(find(library(0), {})).toBe(process.execPath);
  expect(find(library(1), {})).toBeUndefined();
});

it('takes the browser that CHROMIUM_PATH names before the headless shell', () => {
  const folder = folderWith({chromium: '', shell: ''});
  const [chromium, shell] = [path.join(folder, 'chromium'), path.join(folder, 'shell')];
  expect(findHeadlessChromium({HEADLESS_SHELL_PATH: shell})).toBe(shell);
  expect(findHeadlessChromium({HEADLESS_SHELL_PATH: shell, CHROMIUM_PATH: chromium})).toBe(chromium);
});

it('has each program once, with a way to have it', () => {
  expect(new Set(programs.map(({name}) => name)).size).toBe(programs.length);
  for (const {name, debian} of programs) expect(debian, name).not.toEqual([]);
});

it('names what the table does not have', () => {
  expect(() => programNamed('cobol')).toThrow('has no "cobol". Remedy');
});
