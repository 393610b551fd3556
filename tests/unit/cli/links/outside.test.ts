import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {outsideLinks} from '../../../../src/cli/links/outside';
import {isBroken, readStore, writeStore} from '../../../../src/cli/links/store';
import {measure} from '../../../../src/cli/measures/page';
import {folderWith} from '../../../support/folder';

const page = (...links: string[]) =>
  measure(`<main>${links.map((href) => `<a href="${href}">a</a>`).join('')}</main>`);

it('links to other sites are those of others, without anchors, once each', () => {
  const site = {
    '/a': page(
      'https://www.rfc-editor.org/rfc/rfc9110#name',
      'https://help.example.co.uk/b',
      '/b',
      '#c',
      'mailto:a@b.org',
    ),
    '/b': page(
      'https://www.rfc-editor.org/rfc/rfc9110#other',
      'http://localhost:4010/',
      'https://192.0.2.1/',
      'https://api.example.com/',
      'https://a.test/',
      'https://ours.org/',
    ),
  };
  expect(outsideLinks(site, 'https://ours.org')).toEqual(
    new Map([['https://www.rfc-editor.org/rfc/rfc9110', ['/a', '/b']]]),
  );
});

it('what was checked is kept in the order of the addresses', () => {
  const file = path.join(folderWith({}), 'links.json');
  expect(readStore(file)).toEqual({});
  const store = {
    'https://b.org/': {day: '2026-11-27', status: 200},
    'https://a.org/': {day: '2026-11-26', status: 404},
  };
  writeStore(store, file);
  expect(readStore(file)).toEqual(store);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{\n {2}"https:\/\/a/);
});

it.each([
  [200, false],
  [403, false],
  [404, true],
  [410, true],
  [429, false],
  [500, false],
  [0, true],
])('an answer of %i is broken: %s', (status, broken) => {
  expect(isBroken({day: '2026-11-27', status})).toBe(broken);
});
