/** A plan is written whole, or not at all. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {write} from '../../../../src/cli/new/write';
import {folderWith} from '../../../support/folder';

const folder = () => folderWith({'list.txt': 'before'});

const plan = {made: {'a/b/new.txt': 'new'}, edited: {'list.txt': 'after'}, address: '/', next: []};
const textOf = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

it('makes the files and folders that are new, and edits the others', () => {
  const root = folder();
  write(plan, root);
  expect(textOf(root, 'a/b/new.txt')).toBe('new');
  expect(textOf(root, 'list.txt')).toBe('after');
});

it('overwrites nothing', () => {
  const root = folder();
  write(plan, root);
  expect(() => write({...plan, made: {'a/b/new.txt': 'other'}}, root)).toThrow('a/b/new.txt already exists');
  expect(textOf(root, 'a/b/new.txt')).toBe('new');
});

it('takes back what it has written when a file cannot be', () => {
  const root = folder();
  // A file stands where a folder would be.
  const made = {'a/b/new.txt': 'new', 'list.txt/new.txt': 'never'};
  expect(() => write({...plan, made}, root)).toThrow();
  expect(textOf(root, 'list.txt')).toBe('before');
  expect(existsSync(path.join(root, 'a'))).toBe(false);
});
