import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {newest, raise} from '../../../../src/cli/next/packages';

it('the newest is a release, and the numbers decide', () => {
  expect(newest(['3.9.2', '3.10.0', '3.11.0-rc.1', '3.10.2', '3.8.1'])).toBe('3.10.2');
});

it.each([[[]], [['4.0.0-alpha.1']]])('without a release it says what to do: %j', (versions) => {
  expect(() => newest(versions)).toThrow('-- --to');
});

it('raises every package of Docusaurus, and no other', () => {
  const manifest = readFileSync('package.json', 'utf8');
  const versions = (text: string) => {
    const {dependencies, devDependencies} = JSON.parse(text) as Record<string, Record<string, string>>;
    return Object.entries({...dependencies, ...devDependencies});
  };
  const isOfDocusaurus = ([name]: [string, string]) => name.startsWith('@docusaurus/');
  const raised = versions(raise(manifest, '3.99.0'));
  expect(new Set(raised.filter(isOfDocusaurus).map(([, version]) => version))).toEqual(new Set(['3.99.0']));
  expect(raised.filter((entry) => !isOfDocusaurus(entry))).toEqual(
    versions(manifest).filter((entry) => !isOfDocusaurus(entry)),
  );
});
