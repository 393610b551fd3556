import {expect, it} from 'vitest';
import {requestTarget} from '../../../src/hosting/requestTarget';

it.each([
  ['/docs/intro', '/docs/intro', ''],
  ['/docs/intro?a=b?c', '/docs/intro', '?a=b?c'],
  ['/docs/intro?', '/docs/intro', ''],
  ['/docs/intro?a#b', '/docs/intro', '?a'],
  ['http://other.example', '/', ''],
  ['http://other.example/docs/?a=b', '/docs/', '?a=b'],
  ['HTTPS://other.example:8443//third.example/', '//third.example/', ''],
])('%s asks for %s', (url, path, query) => {
  expect(requestTarget(url)).toEqual({path, query});
});

it.each(['*', 'other.example:443', 'docs/intro', 'ftp://other.example/', ''])(
  '%s asks for nothing',
  (url) => {
    expect(requestTarget(url)).toBeUndefined();
  },
);
