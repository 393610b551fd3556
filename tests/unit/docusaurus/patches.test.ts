import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {expect, it, onTestFinished, vi} from 'vitest';
import {pluginsOf} from '../../../src/docusaurus/apply';
import {inGroups, type Route, type RouteEntry} from '../../../src/docusaurus/client-bundle/routes';
import {takingChanges} from '../../../src/docusaurus/dev-server/content';
import {pagesInOneChunk} from '../../../src/docusaurus/dev-server/registry';
import type {Patch} from '../../../src/docusaurus/patch';
import {devPatches, patches} from '../../../src/docusaurus/patches';
import {misfits} from '../../../src/docusaurus/shape';
import {isAtLeast} from '../../../src/docusaurus/version';

const target = (file: string, has: RegExp) => [{module: `@docusaurus/core/lib/client/${file}`, has}];
const changed = target('App.js', /Of another version/);

const patch = (name: string, rest: Partial<Patch> = {}): Patch => ({
  ...{name, kind: 'speed', versions: ['3.8.1'], why: 'why', gain: 'gain', proof: 'proof', until: 'until'},
  targets: target('App.js', /PendingNavigation/),
  plugin: () => ({name}),
  ...rest,
});

const namesOf = (all: readonly Patch[], speed = true) =>
  pluginsOf(all, {speed}).map((plugin) => plugin({} as LoadContext).name);

it('every patch of the site fits the version that is installed', () => {
  expect(namesOf(patches)).toEqual(patches.map(({name}) => name));
  expect(devPatches.flatMap(misfits)).toEqual([]);
});

it('a patch that only gains speed stands aside with a warning where it does not fit, and where speed is off', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const gone = patch('a', {targets: target('Gone.js', /./)});
  expect(namesOf([gone, patch('b', {needs: ['a']}), patch('c')])).toEqual(['c']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Gone.js is not there'));
  expect(namesOf([patch('a'), patch('b', {kind: 'behaviour'})], false)).toEqual(['b']);
});

it('a patch of behaviour that does not fit stops the build with the place and the remedy', () => {
  expect(() => namesOf([patch('a', {kind: 'behaviour', targets: changed})])).toThrow(
    /"a" does not fit[^]*App\.js has no[^]*Remedy: adapt src\/docusaurus\/a/,
  );
});

const page = (path: string): Route => ({path, hash: '', attributes: {exact: true}});
const folder = (name: string, count: number) =>
  Array.from({length: count}, (_, index) => page(`/docs/${name}/page-${String(index).padStart(3, '0')}`));

/** The first address of each group with the number of its routes; other routes by their paths. */
const shape = (places: RouteEntry[]) =>
  places.map((place) => ('together' in place ? [place.from, place.together.length] : place.path));

it('routes are loaded in groups of neighbours, when they are too many for one', () => {
  const few = [...folder('a', 63), page('/hub')];
  expect(inGroups(few)).toEqual(few);
  const other: Route = {path: '*', hash: '', attributes: {}};
  expect(shape(inGroups([...folder('c', 70), ...folder('B', 30), ...folder('a', 30), other]))).toEqual([
    ['/docs/a/page-000', 60],
    ['/docs/c/page-000', 64],
    ['/docs/c/page-064', 6],
    '*',
  ]);
});

const load = (chunk: string, file: string) => `[() => import(/* webpackChunkName: "${chunk}" */ "${file}")`;
const entry = (chunk: string, file: string) =>
  `"${chunk}": ${load(chunk, file)}, "${file}", require.resolveWeak("${file}")],`;

it('under npm start the registry compiles no page ahead, and all pages share a chunk', () => {
  const registry = `${entry('content-a', '@site/docs/a.md')}\n${entry('comp-b', '@theme/DocItem')}`;
  expect(pagesInOneChunk(registry)).toBe(
    `"content-a": ${load('pages', '@site/docs/a.md')}],\n"comp-b": ${load('comp-b', '@theme/DocItem')}],`,
  );
  expect(() => pagesInOneChunk('"a": [() => import("b")],')).toThrow('Docusaurus 3.8.1');
});

it('under npm start a page takes changes of its text, and a partial stays as it is', () => {
  const partial = 'export default function MDXContent(props) {}';
  const source = `export {default as metadata} from '@site/a.json'\n${partial}`;
  expect(takingChanges(source)).toMatch(/export default hotPage\(import\.meta\.webpackHot, MDXContent/);
  expect(takingChanges(partial)).toBe(partial);
});

it.each([
  ['3.8.1', false],
  ['3.9.2', false],
  ['3.10.0', true],
  ['4.0.0', true],
])('%s is 3.10 or later: %s', (installed, expected) => {
  expect(isAtLeast('3.10', installed)).toBe(expected);
});
