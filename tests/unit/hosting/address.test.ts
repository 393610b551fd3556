import {describe, expect, it} from 'vitest';
import {canonicalPath, meantPath, movedAddresses} from '../../../src/hosting/address';

const redirects = new Map([
  ['/docs', '/docs/intro'],
  ['/docs/api', '/docs/api/petstore'],
]);
const moved = movedAddresses(['/', '/docs/intro', '/docs/api/petstore', '/blog'], redirects);

describe('canonicalPath', () => {
  it.each([
    '/',
    '/docs/intro',
    '/404.html',
    '/assets/js/main.c5661bd4.js',
    '/blog/rss.xml',
    '/caf%C3%A9',
    '/a%20b',
    '/%',
    '/%E0%A4',
    '/docs/intro%3Fq=1',
    '/Docs/Intro',
    '/no/page.html',
    '/no/page/',
  ])('leaves %s alone', (path) => {
    expect(canonicalPath(path, moved)).toBeUndefined();
  });

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/Docs/Intro/', '/docs/intro'],
    ['/docs', '/docs/intro'],
    ['/docs/index.html', '/docs/intro'],
    ['/docs/api', '/docs/api/petstore'],
    ['/docs/api/', '/docs/api/petstore'],
    ['/docs//intro', '/docs/intro'],
    ['//docs///intro//', '/docs/intro'],
    ['/docs/%69ntro', '/docs/intro'],
    ['/docs%2Fintro.html', '/docs/intro'],
    ['/docs/more/../intro', '/docs/intro'],
  ])('sends %s to %s', (path, target) => {
    expect(canonicalPath(path, moved)).toBe(target);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example.html',
    '/%2F/evil.example',
    '/%5Cevil.example/',
    String.raw`/\evil.example/`,
    '/%09/evil.example',
    '//',
  ])('keeps %s on this host', (path) => {
    expect(canonicalPath(path, moved) ?? '/').toMatch(/^\/([^/\\]|$)/);
  });

  it.each(['/docs/intro.html', '/docs', '/docs/api/index.html', '//x/'])(
    'arrives at once from %s',
    (path) => {
      expect(canonicalPath(canonicalPath(path, moved) ?? '', moved)).toBeUndefined();
    },
  );
});

describe('movedAddresses', () => {
  it('keeps the address of a page that is called like the ending of another', () => {
    expect(movedAddresses(['/a', '/a/index'], new Map()).get('/a/index')).toBeUndefined();
  });

  it('has none that nginx would take for more than an address', () => {
    const awkward = new Map([
      ['/a b', '/c'],
      ['/a;', '/c'],
      ['/a', '/$c'],
    ]);
    expect(movedAddresses(['/é'], awkward)).toEqual(new Map());
  });
});

describe('meantPath', () => {
  it.each(['/%', '/%zz', '/a%00', '/..', '/a/../..', '/%2e%2e/a'])('%s means nothing on the site', (path) => {
    expect(meantPath(path)).toBeUndefined();
  });

  it.each([
    ['/a//b', '/a/b'],
    ['/a/./b/', '/a/b/'],
    ['/a/..', '/'],
    ['/%E2%82%AC', '/€'],
    ['/a#b', '/a'],
  ])('%s means %s', (path, meant) => {
    expect(meantPath(path)).toBe(meant);
  });
});
