import {describe, expect, it} from 'vitest';
import {canonicalPath} from '../../../src/hosting/canonicalPath';

const redirects = new Map([
  ['/docs', '/docs/intro'],
  ['/docs/api', '/docs/api/petstore'],
]);

describe('canonicalPath', () => {
  it.each([
    '/',
    '/docs/intro',
    '/404.html',
    '/assets/js/main.c5661bd4.js',
    '/blog/rss.xml',
    '/search',
    '/caf%C3%A9',
    '/a%20b',
    '/%',
    '/%E0%A4',
    '/docs/intro%3Fq=1',
    '/Docs/Intro',
  ])('leaves %s alone', (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs', '/docs/intro'],
    ['/docs/index.html', '/docs/intro'],
    ['/docs/api', '/docs/api/petstore'],
    ['/docs/api/', '/docs/api/petstore'],
    ['/docs//intro', '/docs/intro'],
    ['//docs///intro//', '/docs/intro'],
    ['/docs/%69ntro', '/docs/intro'],
    ['/docs%2Fintro.html', '/docs/intro'],
  ])('sends %s to %s', (path, target) => {
    expect(canonicalPath(path, redirects)).toBe(target);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example.html',
    '/%2F/evil.example',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '//',
  ])('keeps %s on this host', (path) => {
    expect(canonicalPath(path)).toMatch(/^\/([^/\\]|$)/);
  });

  it.each(['/docs/intro.html', '/docs', '/docs/api/index.html', '//x/'])(
    'arrives at once from %s',
    (path) => {
      expect(canonicalPath(canonicalPath(path, redirects) ?? '', redirects)).toBeUndefined();
    },
  );
});
