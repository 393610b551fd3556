import {expect, it} from 'vitest';
import {difference} from '../../../../src/offline/client/difference';

const file = (path: string, hash: string, bytes = 10) => ({path, hash, bytes});

const list = {
  version: '2',
  bytes: 46,
  stored: 100,
  files: [
    file('/docs/changed', 'bb'),
    file('/docs/same', 'aa', 20),
    file('/docs/new', 'cc', 15),
    file('/assets/js/c.2.js', '', 1),
  ],
};

const kept = {
  version: '1',
  files: {'/docs/changed': 'aa', '/docs/same': 'aa', '/docs/gone': 'dd', '/assets/js/c.1.js': ''},
};

it('asks for what is new or has changed, and for nothing else', () => {
  const {missing, bytes} = difference(list, kept);
  expect(missing.map(({path}) => path)).toEqual(['/assets/js/c.2.js', '/docs/changed', '/docs/new']);
  expect(bytes).toBe(26);
});

it('names what the list does not have any more', () => {
  expect(difference(list, kept).superfluous).toEqual(['/docs/gone', '/assets/js/c.1.js']);
});

it('asks for everything where nothing is kept', () => {
  expect(difference(list, {files: {}}).bytes).toBe(46);
});
