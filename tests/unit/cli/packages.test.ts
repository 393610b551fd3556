/** Packages are those that the project was tested with, from whichever registry a machine uses. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

type Entry = {resolved?: string; integrity?: string; inBundle?: boolean};
type Manifest = {dependencies: Record<string, string>; devDependencies: Record<string, string>};

const read = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

const manifest = read<Manifest>('package.json');
const {packages} = read<{packages: Record<string, Entry>}>('package-lock.json');
const installed = Object.entries(packages).filter(([place]) => place !== '');

it('every dependency has one exact version', () => {
  const wanted = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('the lock file names no host, which is not the same everywhere', () => {
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(([, {resolved}]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
});

it('the lock file knows what each package contains, on any system', () => {
  const unknown = installed.filter(([, {integrity, inBundle}]) => !integrity && !inBundle);
  expect(unknown.map(([place]) => place)).toEqual([]);
});
