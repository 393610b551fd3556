import fc from 'fast-check';
import {createLocation} from 'history';
import {describe, expect, it} from 'vitest';
import {decoded, localPath} from '../../../../src/runtime/navigation/address';

describe('localPath', () => {
  it.each([
    ['https://help.example.co.uk/docs/intro#top', '/docs/intro#top'],
    ['http://other.example.com/search?q=a#b', '/search?q=a#b'],
    ['/docs/intro?copy=1', '/docs/intro?copy=1'],
    ['https://help.example.co.uk//evil.example.com/x', '/evil.example.com/x'],
    ['https://help.example.co.uk/\\evil.example.com', '/evil.example.com'],
  ])('keeps %s inside the site', (url, path) => {
    expect(localPath(url)).toBe(path);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', 'https://'])(
    'refuses %s',
    (url) => {
      expect(localPath(url)).toBeUndefined();
    },
  );

  it.each(['/%', '/docs/%zz', 'https://help.example.co.uk/%E0%A4%A', '/docs/intro#100%'])(
    'refuses %s, which cannot be decoded',
    (url) => {
      expect(localPath(url)).toBeUndefined();
    },
  );

  /** Texts in which percent signs are common. */
  const address = fc.oneof(
    fc.string({unit: fc.constantFrom('%', '2', 'f', 'z', '/', '\\', '#', '?', ':', 'é', ' ')}),
    fc.string({unit: 'binary'}),
    fc.webUrl({withFragments: true, withQueryParameters: true}),
  );

  it('gives only what the router can read, and what stays inside the site', () => {
    fc.assert(
      fc.property(address, (url) => {
        const path = localPath(url);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(() => createLocation(path)).not.toThrow();
        expect(decoded(/#.*/.exec(path)?.[0] ?? '')).toBeDefined();
      }),
      {examples: [['/%'], ['/docs/%zz'], ['//%'], ['/#%'], ['https://help.example.co.uk/%ff']]},
    );
  });
});

describe('decoded', () => {
  it('undoes the encoding, and never throws', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => decoded(encodeURIComponent(text)) === text),
    );
    fc.assert(fc.property(fc.string({unit: fc.constantFrom('%', '4', 'g')}), (text) => void decoded(text)));
  });
});
