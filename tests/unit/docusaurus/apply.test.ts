import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {pluginsOf} from '../../../src/docusaurus/apply';
import type {Patch} from '../../../src/docusaurus/patch';
import {devPatches, patches} from '../../../src/docusaurus/patches';
import {misfits} from '../../../src/docusaurus/shape';

const fitting = {module: '@docusaurus/core/lib/client/App.js', has: /PendingNavigation/};
const changed = {module: '@docusaurus/core/lib/client/App.js', has: /Of another version/};
const gone = {module: '@docusaurus/core/lib/client/Gone.js', has: /./};

const patch = (name: string, rest: Partial<Patch> = {}): Patch => ({
  name,
  kind: 'speed',
  targets: [fitting],
  versions: ['3.8.1'],
  why: 'why',
  gain: 'gain',
  proof: 'proof',
  until: 'until',
  plugin: () => ({name}),
  ...rest,
});

const namesOf = (all: readonly Patch[], speed = true) =>
  pluginsOf(all, {speed}).map((plugin) => plugin({} as LoadContext).name);

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

it('makes the patches that fit, in their order', () => {
  expect(namesOf([patch('b'), patch('a', {kind: 'behaviour'})])).toEqual(['b', 'a']);
  expect(warn).not.toHaveBeenCalled();
});

it('leaves out what only gains speed where speed is off', () => {
  expect(namesOf([patch('a'), patch('b', {kind: 'behaviour'})], false)).toEqual(['b']);
});

it.each([
  ['has another shape', changed, 'has no /Of another version/'],
  ['is gone', gone, 'Gone.js is not there'],
])('a patch of speed stands aside with one warning when its target %s', (_, target, says) => {
  expect(namesOf([patch('a', {targets: [target]}), patch('b')])).toEqual(['b']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(says));
});

it('a patch stands aside with the one that it needs', () => {
  expect(namesOf([patch('a', {needs: ['b']}), patch('b', {targets: [gone]})])).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('it needs the patch "b"'));
});

it('a patch of behaviour that does not fit stops the build with the place and the remedy', () => {
  expect(() => namesOf([patch('a', {kind: 'behaviour', targets: [changed]})])).toThrow(
    /"a" does not fit[^]*App\.js has no[^]*Remedy: adapt src\/docusaurus\/a/,
  );
});

it('every patch of the site fits the version that is installed', () => {
  expect(namesOf(patches)).toEqual(patches.map(({name}) => name));
  expect(devPatches.flatMap(misfits)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('every patch says why it is there, what it gains, and when it can go', () => {
  for (const {name, why, gain, proof, until, versions} of [...patches, ...devPatches]) {
    for (const text of [why, gain, proof, until]) expect(text, name).toMatch(/^.{20,}\.$/);
    expect(versions, name).toContain('3.8.1');
  }
});
