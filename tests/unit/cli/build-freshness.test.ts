import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {originOf, staleness} from '../../../src/cli/build-freshness';
import {buildVariables} from '../../../src/site/env';
import {sealed} from '../../support/built';
import {folderWith} from '../../support/folder';

const home = process.cwd();

beforeEach(() => {
  process.chdir(
    folderWith({
      'docs/intro.md': 'intro',
      'docs/api/auth/get-me.api.mdx': 'generated',
      'openapi/auth.yaml': '',
    }),
  );
});

afterEach(() => {
  process.chdir(home);
});

const sources = () => originOf({variables: {}}).sources;
const settings = (variables: Record<string, string>, args: string[] = []) =>
  originOf({variables, args}).settings;

it.each([
  ['a text', () => writeFileSync('docs/intro.md', 'longer intro')],
  ['a new file', () => writeFileSync('docs/new.md', '')],
  ['a file that is gone', () => rmSync('openapi/auth.yaml')],
])('the sources of a build change with %s', (_, change) => {
  const before = sources();
  change();
  expect(sources()).not.toBe(before);
});

it('the sources do not change with times, generated pages or tests', () => {
  const before = sources();
  utimesSync('docs/intro.md', 1, 1);
  writeFileSync('docs/api/auth/get-me.api.mdx', 'changed');
  mkdirSync('tests');
  writeFileSync('tests/a.test.ts', '');
  expect(sources()).toBe(before);
});

it('the settings change with each variable of a build and with arguments, and with nothing else', () => {
  const all = [...buildVariables.map((name) => settings({[name]: 'x'})), settings({}, ['--no-minify'])];
  expect(new Set([settings({}), ...all]).size).toBe(all.length + 1);
  expect(settings({HOME: '/home/priya'})).toBe(settings({}));
});

describe('a build', () => {
  const origin = {sources: 'a', settings: 'b', commit: 'c'};

  function build(): void {
    mkdirSync('build/docs', {recursive: true});
    writeFileSync('build/index.html', 'home');
    writeFileSync('build/docs/intro.html', 'intro');
    sealed('build', origin);
  }

  it('is fresh for what it was made from, and not for others', () => {
    expect(staleness('build', origin)).toBe('there is no build');
    build();
    expect(staleness('build', origin)).toBeUndefined();
    expect(staleness('build', {...origin, sources: 'x'})).toBe('build is older than its sources');
    expect(staleness('build', {...origin, settings: 'x'})).toBe('build was built with other settings');
    expect(staleness('build', {...origin, commit: 'x'})).toContain('before the last commit');
  });

  it.each([
    ['a file is gone', () => rmSync('build/docs/intro.html'), 'docs/intro.html is missing'],
    ['a file has changed', () => writeFileSync('build/index.html', 'hime'), 'index.html has changed'],
    ['there is one more', () => writeFileSync('build/a.html', ''), 'a.html is not of this build'],
  ])('is not fresh when %s', (_, change, why) => {
    build();
    change();
    expect(staleness('build', origin)).toBe(`build is not what was built: ${why}`);
  });

  it.each([
    ['gone', () => rmSync('build/release.json')],
    ['cut off', () => writeFileSync('build/release.json', '{"sources":')],
  ])('is not finished when its manifest is %s', (_, change) => {
    build();
    change();
    expect(staleness('build', origin)).toBe('build holds no finished build');
  });
});
