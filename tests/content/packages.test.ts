/** What a fresh clone installs is what was installed before, wherever it comes from, and nothing runs while it installs. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

type Entry = {resolved?: string; integrity?: string; license?: string};

const locked = Object.entries(
  (JSON.parse(read('package-lock.json')) as {packages: Record<string, Entry>}).packages,
).filter(([place]) => place !== '');

/** Licences that ask for no more than notices, or for changes of their own files. */
const allowed =
  /\b(0BSD|Apache-2\.0|BSD|BlueOak-1\.0\.0|CC-BY-[34]\.0|CC0-1\.0|ISC|MIT|MPL-2\.0|OFL-1\.1|PSF-2\.0|Python-2\.0|Unlicense|WTFPL|Zlib)\b/;

/** Their licence is MIT, in a text of the package alone; and words of the spelling check, which are LGPL or CC BY-SA and not published. */
const exceptions = new Set([
  ...['compute-gcd', 'compute-lcm', 'eval', 'format', 'khroma', 'rechoir', 'require-like'],
  ...['validate.io-function', 'validate.io-integer', 'validate.io-integer-array', 'validate.io-number'],
  ...['@cspell/dict-en-gb', '@cspell/dict-en-common-misspellings'],
]);

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
  const wrong = locked.filter(([, {resolved, integrity}]) => resolved || !integrity?.startsWith('sha512-'));
  expect(
    wrong.map(([place]) => place),
    'Remedy: npm install, with the .npmrc of the project',
  ).toEqual([]);
});

it('every package may be used by its licence', () => {
  const wrong = locked
    .map(([place, {license}]) => [place.replace(/^.*node_modules\//, ''), license ?? ''] as const)
    .filter(([name, license]) => !allowed.test(license) && !exceptions.has(name));
  expect(wrong, 'Remedy: do without the package').toEqual([]);
});

it('install scripts do not run', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
