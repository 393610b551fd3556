import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fingerprint, isFresh, markFresh} from '../../../src/cli/build-freshness';
import {buildVariables} from '../../../src/site/env';
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

describe('fingerprint', () => {
  it('is the same while nothing changes', () => {
    expect(fingerprint({})).toBe(fingerprint({}));
  });

  it('changes with the text and the name of a source, not with its time', () => {
    const seen = new Set([fingerprint({})]);
    writeFileSync('docs/intro.md', 'longer intro');
    seen.add(fingerprint({}));
    utimesSync('docs/intro.md', 1, 1);
    expect(seen).toContain(fingerprint({}));
    writeFileSync('docs/new.md', '');
    seen.add(fingerprint({}));
    rmSync('openapi/auth.yaml');
    seen.add(fingerprint({}));
    expect(seen.size).toBe(4);
  });

  it.each(['docs/api/auth/get-me.api.mdx', 'tests/a.test.ts', 'build-notes.txt'])(
    'does not change with %s',
    (file) => {
      const before = fingerprint({});
      writeFileSync(file, 'changed');
      expect(fingerprint({})).toBe(before);
    },
  );

  it.each(buildVariables)('changes with %s', (name) => {
    expect(fingerprint({[name]: 'x'})).not.toBe(fingerprint({}));
  });

  it('does not change with an input that a build goes without', () => {
    const without = (...names: string[]) => fingerprint({}, names);
    const before = without('docs', 'openapi');
    expect(before).not.toBe(without('docs'));
    writeFileSync('docs/intro.md', 'longer intro');
    expect(without('docs', 'openapi')).toBe(before);
  });

  it('does not change with other variables', () => {
    expect(fingerprint({HOME: '/home/priya'})).toBe(fingerprint({}));
  });
});

describe('isFresh', () => {
  function build(outDir: string): void {
    mkdirSync(outDir);
    writeFileSync(`${outDir}/index.html`, 'home');
  }

  it('is false before a build, and for a build that nobody marked', () => {
    expect(isFresh('build', 'a')).toBe(false);
    build('build');
    expect(isFresh('build', 'a')).toBe(false);
  });

  it('is true for the fingerprint that was marked, and no other', () => {
    build('build');
    markFresh('build', 'a');
    expect(isFresh('build', 'a')).toBe(true);
    expect(isFresh('build', 'b')).toBe(false);
  });

  it('is false when the build was removed', () => {
    build('build');
    markFresh('build', 'a');
    rmSync('build', {recursive: true});
    expect(isFresh('build', 'a')).toBe(false);
  });

  it('knows builds apart', () => {
    build('build');
    build('build-variant');
    markFresh('build', 'a');
    expect(isFresh('build-variant', 'a')).toBe(false);
  });
});
