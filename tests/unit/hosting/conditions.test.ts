import {expect, it} from 'vitest';
import {conditionsOf} from '../../../src/hosting/conditions';

const file = {etag: '"5-a"', lastModified: 'Sat, 01 Jan 2000 00:00:05 GMT', size: 10};
const other = 'Sat, 01 Jan 2000 00:00:06 GMT';

it.each([
  ['bytes=0-0', 'bytes=0-0'],
  ['bytes=-3', 'bytes=7-9'],
  ['bytes=-300', 'bytes=0-9'],
  ['bytes=3-300', 'bytes=3-9'],
  ['bytes=5-2', 'bytes=1-0'],
  ['bytes=x', 'bytes=1-0'],
  ['bytes=0-1,3-4', undefined],
  ['bytes=0-1,300-', 'bytes=0-1'],
  ['items=0-1', undefined],
])('the range %s is %s', (range, expected) => {
  expect(conditionsOf({range}, file, true).range).toBe(expected);
});

it('a file that is sent compressed has no ranges', () => {
  expect(conditionsOf({range: 'bytes=0-0'}, file, false)).toEqual({});
});

it.each([
  [file.etag, 'bytes=0-1'],
  [file.lastModified, 'bytes=0-1'],
  [`W/${file.etag}`, undefined],
  [`${file.etag}, "b"`, undefined],
  [other, undefined],
])('a range of the file with %s is %s', (ifRange, expected) => {
  expect(conditionsOf({range: 'bytes=0-1', 'if-range': ifRange}, file, true).range).toBe(expected);
});

it('a later date is another file, because times stand for content', () => {
  expect(conditionsOf({'if-modified-since': other}, file, true)).toEqual({});
  expect(conditionsOf({'if-modified-since': file.lastModified}, file, true)).toEqual({
    'if-modified-since': file.lastModified,
  });
});

it('weak tags do not do for a change', () => {
  expect(conditionsOf({'if-match': 'W/"5-a", "b"'}, file, true)).toEqual({'if-match': '"b"'});
  expect(conditionsOf({'if-match': 'W/"5-a"'}, file, true)).toEqual({'if-match': '"none"'});
});

it('a file that is newer than asked, or asked for by no date, is not sent', () => {
  for (const date of ['Sat, 01 Jan 2000 00:00:04 GMT', 'yesterday'])
    expect(conditionsOf({'if-unmodified-since': date}, file, true)).toEqual({'if-match': '"none"'});
  expect(conditionsOf({'if-unmodified-since': other}, file, true)).toEqual({});
});

it('a reload asks as nginx answers: whatever the cache of the client says', () => {
  expect(conditionsOf({'if-none-match': file.etag, 'cache-control': 'no-cache'}, file, true)).toEqual({
    'if-none-match': file.etag,
  });
});
