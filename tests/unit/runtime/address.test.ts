import fc from 'fast-check';
import {createLocation} from 'history';
import {expect, it} from 'vitest';
import {decoded, localPath} from '../../../src/runtime/navigation/address';

it.each([
  ['https://help.example.co.uk/docs/intro#top', '/docs/intro#top'],
  ['/docs/intro?copy=1', '/docs/intro?copy=1'],
  ['https://help.example.co.uk//evil.example.com/x', '/evil.example.com/x'],
  ['https://help.example.co.uk/\\evil.example.com', '/evil.example.com'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  ['/docs/%zz', undefined],
  ['/docs/intro#100%', undefined],
])('the address %s leads to %s', (url, path) => {
  expect(localPath(url)).toBe(path);
});

it('whatever is stored or typed, an address stays inside the site and can be read by the router', () => {
  const pieces = fc.string({unit: fc.constantFrom('%', '2', 'f', 'z', '/', '\\', '#', '?', ':', 'é', ' ')});
  fc.assert(
    fc.property(fc.oneof(pieces, fc.string({unit: 'binary'})), (url) => {
      const path = localPath(url);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?!\/)/);
      expect(() => createLocation(path)).not.toThrow();
      expect(decoded(/#.*/.exec(path)?.[0] ?? '')).toBeDefined();
    }),
    {seed: 1, numRuns: 300},
  );
});
