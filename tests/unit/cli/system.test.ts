import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  ensurePagePrograms,
  findChromium,
  findFirefox,
  findNewsboat,
  findPdftotext,
  findWebKitDriver,
} from '../../../src/cli/system';
import {folderWith} from '../../support/folder';

describe('findChromium', () => {
  it('takes the browser that CHROMIUM_PATH names', () => {
    const browser = path.join(folderWith({chromium: ''}), 'chromium');
    expect(findChromium({CHROMIUM_PATH: browser})).toBe(browser);
  });

  it('says what to do when CHROMIUM_PATH names no file', () => {
    expect(() => findChromium({CHROMIUM_PATH: '/no/such/browser'})).toThrow(
      /CHROMIUM_PATH is "\/no\/such\/browser".*Remedy: correct it, or unset it/,
    );
  });

  it('treats an empty CHROMIUM_PATH as none', () => {
    expect(findChromium({CHROMIUM_PATH: ''})).toBe(findChromium({}));
  });
});

it('findNewsboat takes the reader that NEWSBOAT_PATH names', () => {
  const reader = path.join(folderWith({newsboat: ''}), 'newsboat');
  expect(findNewsboat({NEWSBOAT_PATH: reader})).toBe(reader);
  expect(() => findNewsboat({NEWSBOAT_PATH: '/no/such/reader'})).toThrow(/NEWSBOAT_PATH.*Remedy/);
});

it('findPdftotext takes the program that PDFTOTEXT_PATH names', () => {
  const program = path.join(folderWith({pdftotext: ''}), 'pdftotext');
  expect(findPdftotext({PDFTOTEXT_PATH: program})).toBe(program);
  expect(() => findPdftotext({PDFTOTEXT_PATH: '/no/such/program'})).toThrow(/PDFTOTEXT_PATH.*Remedy/);
});

it.each([
  ['FIREFOX_PATH', findFirefox],
  ['WEBKIT_DRIVER_PATH', findWebKitDriver],
])('%s names the program of an engine', (variable, find) => {
  const program = path.join(folderWith({program: ''}), 'program');
  expect(find({[variable]: program})).toBe(program);
  expect(() => find({[variable]: '/no/such/program'})).toThrow(new RegExp(`${variable}.*Remedy`));
});

describe('ensurePagePrograms', () => {
  it('is content with programs that are there', () => {
    expect(() => ensurePagePrograms({node: 'no-such-package'}, {})).not.toThrow();
  });

  it('is content with libraries that are there', () => {
    const library = {probe: [process.execPath, '--eval', 'process.exit(0)'], debian: 'no-such-package'};
    expect(() => ensurePagePrograms({}, {library})).not.toThrow();
  });

  it('names a library that cannot be had', () => {
    const library = {probe: [process.execPath, '--eval', 'process.exit(1)'], debian: ''};
    expect(() => ensurePagePrograms({}, {library})).toThrow(/need library\. Remedy: install/);
  });
});
