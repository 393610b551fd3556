/** What a page does when a file does not come: it reloads once, where the reader was. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {build} from 'esbuild';
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {passOver} from '../../../src/build/pass';
import siteVersion from '../../../src/runtime/recovery/plugin';
import {versionOf} from '../../../src/runtime/recovery/writeVersion';
import {folderWith} from '../../support/folder';

type Recovery = typeof import('../../../src/runtime/recovery/reload') &
  typeof import('../../../src/runtime/recovery/version');

let script: string;

beforeAll(async () => {
  const folder = path.resolve('src/runtime/recovery');
  const {outputFiles} = await build({
    stdin: {contents: "export * from './reload'; export * from './version';", resolveDir: folder},
    ...{bundle: true, write: false, format: 'iife', globalName: 'recovery', tsconfigRaw: {}},
    define: {__webpack_public_path__: '"/"'},
  });
  script = `${outputFiles[0]!.text};recovery`;
});

/** As much of a browser as the script asks for, and the storage of its tab. */
const tab: {storage: Record<string, unknown> | undefined; reloads: number} = {storage: {}, reloads: 0};

beforeEach(() => Object.assign(tab, {storage: {}, reloads: 0}));

const part = (text: string, open: boolean) => ({id: '', open, querySelector: () => ({textContent: text})});

/** A document that was loaded: its script, and what a reader sees of it. */
function loaded(
  version: string | undefined,
  published = '{}',
  parts = [part('Users', false), part('Groups', true)],
) {
  const seen = {top: 0, parts, field: {value: ''}};
  const page = {
    window: {},
    AbortSignal,
    fetch: () => Promise.resolve(new Response(published)),
    document: {
      documentElement: {dataset: {version}},
      querySelector: (selector: string) => (selector.includes('input') ? seen.field : null),
      querySelectorAll: () => parts,
    },
    get scrollY() {
      return seen.top;
    },
    get sessionStorage() {
      if (!tab.storage) throw new Error('Access is denied');
      return tab.storage;
    },
    scrollTo: (_: number, top: number) => void (seen.top = top),
    history: {scrollRestoration: 'auto'},
    location: {pathname: '/docs/intro', reload: () => (tab.reloads += 1)},
  };
  return {...(runInNewContext(script, page) as Recovery), seen, history: page.history};
}

it('a reload puts back scroll, query and opened parts, once, and tells of a new version', () => {
  const before = loaded('one');
  Object.assign(before.seen, {top: 900, field: {value: 'retention'}});
  before.seen.parts[0]!.open = true;
  before.reloadInPlace();
  expect([tab.reloads, before.history.scrollRestoration]).toEqual([1, 'manual']);
  const after = loaded('two', '{}', [part('New', false), part('Users', false), part('Groups', false)]);
  expect(after.restorePageState()).toBe(true);
  expect([after.seen.top, after.seen.field.value]).toEqual([900, 'retention']);
  expect(after.seen.parts.map(({open}) => open)).toEqual([false, true, true]);
  after.seen.top = 5;
  expect([after.restorePageState(), after.seen.top]).toEqual([false, 5]);
});

it('a file that does not come reloads the page once for each version, also when two take turns', () => {
  const tried = ['one', 'one', 'two', 'one', 'two'].map((version) => loaded(version).freshDocument());
  expect([tried, tab.reloads]).toEqual([[true, false, true, false, false], 2]);
});

it('without storage nothing reloads by itself, and nothing fails', () => {
  tab.storage = undefined;
  const page = loaded('one');
  expect([page.freshDocument(), page.restorePageState(), tab.reloads]).toEqual([false, false, 0]);
  page.reloadInPlace();
  expect(tab.reloads).toBe(1);
});

it.each(['', '{', 'null', '{"path":"/docs/intro"}'])('a broken state is passed over: %s', (text) => {
  tab.storage = {'hub.place': text};
  expect(loaded('one').restorePageState()).toBe(false);
});

it.each([
  ['one', '{"version":"two"}', true],
  ['one', '{"version":"one"}', false],
  ['one', '{}', false],
  ['one', '<!doctype html>', false],
  [undefined, '{"version":"two"}', false],
])(
  'a page of version %s and the answer %s: is the site updated? %s',
  async (version, published, expected) => {
    expect(await loaded(version, published).isUpdated()).toBe(expected);
  },
);

it('every page of a build has the version of its files, which its file names', async () => {
  const folder = folderWith({
    'assets/js/main.1.js': '',
    'index.html': '<!doctype html><html lang=en><p>home',
  });
  await passOver(folder, [siteVersion().builtPages]);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const {version} = JSON.parse(read('version.json')) as {version: string};
  expect(read('index.html')).toBe(`<!doctype html><html data-version=${version} lang=en><p>home`);
  expect(versionOf(['js/a.1.js', 'css/b.1.css'])).toBe(versionOf(['css/b.1.css', 'js/a.1.js']));
  expect(versionOf(['js/a.2.js'])).not.toBe(versionOf(['js/a.1.js']));
});
