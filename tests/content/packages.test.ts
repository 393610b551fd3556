/** What a fresh clone installs is what was installed before, wherever it comes from, and nothing runs while it installs. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

it('package.json names exact versions', () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({...dependencies, ...devDependencies}).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose, 'Remedy: npm install --save-exact <package>@<version>').toEqual([]);
});

it('the lock file names no host, and a SHA-512 for each download', () => {
  type Entry = {resolved?: string; integrity?: string};
  const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Entry>};
  const wrong = Object.entries(packages).filter(
    ([place, {resolved, integrity}]) => place && (resolved || !integrity?.startsWith('sha512-')),
  );
  expect(
    wrong.map(([place]) => place),
    'Remedy: npm install, with the .npmrc of the project',
  ).toEqual([]);
});

it('install scripts do not run', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
