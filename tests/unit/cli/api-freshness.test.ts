import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {isGenerated, markGenerated} from '../../../src/cli/api-freshness';
import {folderWith} from '../../support/folder';

const home = process.cwd();

beforeEach(() => {
  process.chdir(
    folderWith({
      'openapi/auth.yaml': 'openapi: 3.1.0',
      'src/api-reference/pages/operationPage.ts': '',
      'docs/api/auth/get-me.api.mdx': 'generated',
      'docs/intro.md': 'intro',
    }),
  );
});

afterEach(() => {
  process.chdir(home);
});

it('pages that nobody marked are not known to be those of the sources', () => {
  expect(isGenerated()).toBe(false);
});

it('marked pages stay fresh, whenever their files were written, and whatever others write', () => {
  markGenerated();
  utimesSync('openapi/auth.yaml', 1, 1);
  writeFileSync('docs/intro.md', 'changed');
  writeFileSync('docs/api/auth/get-me.console.json', '{}');
  expect(isGenerated()).toBe(true);
});

it.each([
  ['a document', () => writeFileSync('openapi/auth.yaml', 'openapi: 3.0.3')],
  ['a new document', () => writeFileSync('openapi/new.yaml', '')],
  ['a writer', () => writeFileSync('src/api-reference/pages/operationPage.ts', 'export {};')],
  ['a library', () => writeFileSync('package-lock.json', '{}')],
  ['a page', () => writeFileSync('docs/api/auth/get-me.api.mdx', 'by hand')],
  ['a page that is gone', () => rmSync('docs/api', {recursive: true})],
  ['a page that is too many', () => mkdirSync('docs/api/old') ?? writeFileSync('docs/api/old/a.mdx', '')],
])('a change of %s ends it', (_, change) => {
  markGenerated();
  change();
  expect(isGenerated()).toBe(false);
});
