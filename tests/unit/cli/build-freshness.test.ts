import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {execFileSync} from 'node:child_process';
import {isFresh, originOf, staleness} from '../../../src/cli/build-freshness';
import {buildVariables} from '../../../src/site/env';
import {sealed} from '../../support/built';
import {folderWith} from '../../support/folder';

const home = process.cwd();

beforeEach(() => {
  process.chdir(
    folderWith({
      'docs/intro.md': 'intro',
      'docs/api/auth/get-me.api.mdx': 'generated',
      'tests/a.test.ts': '',
      'openapi/auth.yaml': '',
    }),
  );
});

afterEach(() => {
  process.chdir(home);
});

/** Digest of the sources. */
const sources = (without: string[] = []) => originOf({variables: {}, without}).sources;
const settings = (variables: Record<string, string>, args: string[] = []) =>
  originOf({variables, args}).settings;

describe('the sources of a build', () => {
  it('are the same while nothing changes', () => {
    expect(originOf({variables: {}})).toEqual(originOf({variables: {}}));
  });

  it('change with the text and the name of a file, not with its time', () => {
    const seen = new Set([sources()]);
    writeFileSync('docs/intro.md', 'longer intro');
    seen.add(sources());
    utimesSync('docs/intro.md', 1, 1);
    expect(seen).toContain(sources());
    writeFileSync('docs/new.md', '');
    seen.add(sources());
    rmSync('openapi/auth.yaml');
    seen.add(sources());
    expect(seen.size).toBe(4);
  });

  it.each(['docs/api/auth/get-me.api.mdx', 'tests/a.test.ts', 'build-notes.txt'])(
    'do not change with %s',
    (file) => {
      const before = sources();
      writeFileSync(file, 'changed');
      expect(sources()).toBe(before);
    },
  );

  it('do not change with an input that a build goes without', () => {
    const before = sources(['docs', 'openapi']);
    expect(before).not.toBe(sources(['docs']));
    writeFileSync('docs/intro.md', 'longer intro');
    expect(sources(['docs', 'openapi'])).toBe(before);
  });
});

describe('the settings of a build', () => {
  it.each(buildVariables)('change with %s', (name) => {
    expect(settings({[name]: 'x'})).not.toBe(settings({}));
  });

  it('change with an argument', () => {
    expect(settings({}, ['--no-minify'])).not.toBe(settings({}));
  });

  it('do not change with other variables', () => {
    expect(settings({HOME: '/home/priya'})).toBe(settings({}));
  });
});

describe('the commit of a build', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args]);
  const commit = (without: string[] = []) => originOf({variables: {}, without}).commit;

  it('is the last one of a file whose day pages show; none without git', () => {
    expect(commit()).toBe('');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'One');
    const one = commit();
    expect(one).toMatch(/^[0-9a-f]{40}$/);
    writeFileSync('tests/a.test.ts', 'changed');
    git('commit', '--quiet', '--all', '--message', 'Two');
    expect(commit()).toBe(one);
    writeFileSync('docs/intro.md', 'changed');
    git('commit', '--quiet', '--all', '--message', 'Three');
    expect(commit()).not.toBe(one);
    expect(commit(['docs'])).toBe(one);
  });
});

describe('a build', () => {
  const origin = {sources: 'a', settings: 'b', commit: 'c'};

  function build(outDir: string): void {
    mkdirSync(`${outDir}/docs`, {recursive: true});
    writeFileSync(`${outDir}/index.html`, 'home');
    writeFileSync(`${outDir}/docs/intro.html`, 'intro');
    sealed(outDir, origin);
  }

  it('is fresh for what it was made from, and not for others', () => {
    expect(staleness('build', origin)).toBe('there is no build');
    build('build');
    expect(isFresh('build', origin)).toBe(true);
    expect(staleness('build', {...origin, sources: 'x'})).toBe('build is older than its sources');
    expect(staleness('build', {...origin, settings: 'x'})).toBe('build was built with other settings');
    expect(staleness('build', {...origin, commit: 'x'})).toContain('before the last commit');
  });

  it.each([
    ['a file is gone', () => rmSync('build/docs/intro.html'), 'docs/intro.html is missing'],
    ['a folder is gone', () => rmSync('build/docs', {recursive: true}), 'docs/intro.html is missing'],
    [
      'a file holds something else',
      () => writeFileSync('build/index.html', 'hime'),
      'index.html has changed',
    ],
    ['there is one more', () => writeFileSync('build/a.html', ''), 'a.html is not of this build'],
  ])('is not fresh when %s', (_, change, why) => {
    build('build');
    change();
    expect(staleness('build', origin)).toBe(`build is not what was built: ${why}`);
  });

  it.each([
    ['its manifest is gone', () => rmSync('build/release.json')],
    ['its manifest is no JSON', () => writeFileSync('build/release.json', '{"sources":')],
    ['it was never finished', () => writeFileSync('build/release.json', '{"routes":[],"named":[]}')],
  ])('is not fresh when %s', (_, change) => {
    build('build');
    change();
    expect(staleness('build', origin)).toBe('build holds no finished build');
  });

  it('is known apart from others', () => {
    build('build');
    mkdirSync('build-variant');
    expect(isFresh('build-variant', origin)).toBe(false);
  });
});
