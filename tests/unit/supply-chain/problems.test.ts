import {describe, expect, it} from 'vitest';
import {packageProblems, type Packages} from '../../../src/supply-chain/problems';
import type {LockedPackage} from '../../../src/supply-chain/lockFile';

const integrity = `sha512-${'A'.repeat(86)}==`;
const good: LockedPackage = {version: '1.0.0', integrity, license: 'MIT'};

/** Packages of which one is as given. */
function packages(entry: LockedPackage, changes: Partial<Packages> = {}): Packages {
  return {
    manifest: JSON.stringify({dependencies: {a: '1.0.0'}, devDependencies: {b: '2.0.0'}}),
    lock: JSON.stringify(
      {
        lockfileVersion: 3,
        packages: {'': {}, 'node_modules/a': good, 'node_modules/a/node_modules/@x/b': entry},
      },
      undefined,
      2,
    ),
    npmrc: 'save-exact=true\nignore-scripts=true\n',
    exceptions: {},
    installScripts: {},
    ...changes,
  };
}

const problemsOf = (entry: LockedPackage, changes?: Partial<Packages>) =>
  packageProblems(packages(entry, changes));

it('finds nothing in packages that are well', () => {
  expect(problemsOf(good)).toEqual([]);
});

describe('an entry of the lock file', () => {
  it.each([
    ['an address', {...good, resolved: 'https://example.com/b.tgz'}, /has an address/],
    ['no integrity', {...good, integrity: undefined}, /has no SHA-512/],
    ['one of another kind', {...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='}, /has no SHA-512/],
    ['no licence', {...good, license: undefined}, /has no licence in its package\.json/],
    [
      'a licence of another kind',
      {...good, license: 'SEE LICENSE IN terms'},
      /has the licence SEE LICENSE IN terms/,
    ],
    [
      'a licence that binds what is built with it',
      {...good, license: 'AGPL-3.0-only'},
      /licence AGPL-3\.0-only/,
    ],
    ['a part under such a licence', {...good, license: 'MIT AND GPL-2.0-only'}, /MIT AND GPL-2\.0-only/],
    ['an install script', {...good, hasInstallScript: true}, /brings an install script/],
  ])('may not have %s', (_what, entry, says) => {
    const [problem, ...more] = problemsOf(entry);
    expect(more).toEqual([]);
    expect(problem).toMatch(says);
    expect(problem).toMatch(/^package-lock\.json:\d+: @x\/b .*\. Remedy: .+\.$/);
  });
});

describe('an exception', () => {
  const exceptions = {'@x/b': {licence: 'GPL-3.0-only', why: 'reason'}};

  it('allows a package the licence that it names, or that the package does not', () => {
    expect(problemsOf({...good, license: 'GPL-3.0-only'}, {exceptions})).toEqual([]);
    expect(problemsOf({...good, license: undefined}, {exceptions})).toEqual([]);
  });

  it('allows no other licence', () => {
    expect(problemsOf({...good, license: 'AGPL-3.0-only'}, {exceptions})).toHaveLength(1);
  });
});

describe('install scripts', () => {
  it('are known with the reason why they are not needed', () => {
    expect(problemsOf({...good, hasInstallScript: true}, {installScripts: {'@x/b': 'reason'}})).toEqual([]);
  });

  it.each(['', 'ignore-scripts=false\n', '# ignore-scripts=true\n'])('are off in .npmrc (%j)', (npmrc) => {
    expect(problemsOf(good, {npmrc})).toEqual([expect.stringMatching(/^\.npmrc:1: .*install scripts/)]);
  });
});

it.each(['^1.0.0', '~1.0.0', '*', 'latest', 'file:../a', 'https://example.com/a.tgz'])(
  'a dependency has one exact version, not %s',
  (version) => {
    const manifest = JSON.stringify({dependencies: {a: version}}, undefined, 2);
    expect(problemsOf(good, {manifest})).toEqual([
      expect.stringMatching(/^package\.json:3: a has no exact version/),
    ]);
  },
);
