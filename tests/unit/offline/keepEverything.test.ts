import {expect, it, vi} from 'vitest';
import type {Kept} from '../../../src/offline/client/difference';
import {keepEverything, type Means} from '../../../src/offline/client/keepEverything';
import type {ListedFile} from '../../../src/offline/lists';

const files: ListedFile[] = Array.from({length: 40}, (_, index) => ({
  path: `/docs/${index}`,
  hash: 'aa',
  bytes: 10,
}));
const list = {version: '2', bytes: 400, stored: 1000, files};

function means(fails: (file: ListedFile) => Error | undefined = () => undefined) {
  const notes: Kept[] = [];
  const kept: string[] = [];
  const dropped: string[] = [];
  const all: Means = {
    keep(file) {
      const error = fails(file);
      if (!error) kept.push(file.path);
      return error ? Promise.reject(error) : Promise.resolve();
    },
    drop: (path) => Promise.resolve(void dropped.push(path)),
    note: (note) => Promise.resolve(void notes.push(structuredClone(note))),
  };
  return {all, notes, kept, dropped};
}

const signal = () => new AbortController().signal;

it('fetches all files, tells how far it is, and writes down the version at the end', async () => {
  const {all, notes, kept} = means();
  const progress = vi.fn();
  const result = await keepEverything(list, {files: {}}, all, signal(), progress);
  expect(kept).toHaveLength(40);
  expect(progress.mock.calls.map(([done]) => done as number)).toEqual(
    Array.from({length: 41}, (_, index) => index * 10),
  );
  expect(notes[0]!.version).toBeUndefined();
  expect(notes.at(-1)).toEqual(result);
  expect(result.version).toBe('2');
});

it('a second run fetches only what has changed, and drops what is gone', async () => {
  const before = {
    version: '1',
    files: Object.fromEntries(files.slice(1).map(({path, hash}) => [path, hash])),
  };
  const {all, kept, dropped} = means();
  const progress = vi.fn();
  const old = {...before, files: {...before.files, '/docs/gone': 'aa'}};
  const result = await keepEverything(list, old, all, signal(), progress);
  expect(kept).toEqual(['/docs/0']);
  expect(dropped).toEqual(['/docs/gone']);
  expect(result.files).not.toHaveProperty('/docs/gone');
  expect(progress).toHaveBeenNthCalledWith(1, 390);
});

it('a failure is told, and what came before it is written down, so that the next run goes on', async () => {
  const room = new DOMException('full', 'QuotaExceededError');
  const first = means(({path}) => (path === '/docs/20' ? room : undefined));
  await expect(keepEverything(list, {files: {}}, first.all, signal(), () => {})).rejects.toBe(room);
  const note = first.notes.at(-1)!;
  expect(Object.keys(note.files)).toContain('/docs/10');
  expect(note.version).toBeUndefined();
  const second = means();
  await keepEverything(list, note, second.all, signal(), () => {});
  expect(second.kept).not.toContain('/docs/10');
  expect(new Set([...first.kept, ...second.kept]).size).toBe(40);
});
