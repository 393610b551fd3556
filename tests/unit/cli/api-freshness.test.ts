import {rmSync, utimesSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {isGenerated, markGenerated} from '../../../src/cli/api-freshness';
import {folderWith} from '../../support/folder';

const home = process.cwd();

beforeEach(() => {
  process.chdir(folderWith({'openapi/auth.yaml': 'openapi: 3.1.0', 'docs/api/auth/get-me.api.mdx': 'page'}));
});

afterEach(() => {
  process.chdir(home);
});

it('takes marked pages as those of the present sources, whatever the time of a file', () => {
  expect(isGenerated()).toBe(false);
  markGenerated();
  utimesSync('openapi/auth.yaml', 1, 1);
  writeFileSync('docs/api/auth/get-me.console.json', 'written by a build');
  expect(isGenerated()).toBe(true);
});

it.each([
  ['a document', () => writeFileSync('openapi/auth.yaml', 'openapi: 3.0.3')],
  ['a library', () => writeFileSync('package-lock.json', '{}')],
  ['a page', () => writeFileSync('docs/api/auth/get-me.api.mdx', 'by hand')],
  ['a page that is gone', () => rmSync('docs/api/auth/get-me.api.mdx')],
])('makes pages anew after a change of %s', (_, change) => {
  markGenerated();
  change();
  expect(isGenerated()).toBe(false);
});
