import {describe, expect, it} from 'vitest';
import {base, siteAddress, withBase, withoutBase} from '../../../src/site/base';

it('is the root where no bundler says otherwise', () => {
  expect(base).toBe('/');
});

describe('a site path and its address on the host', () => {
  it.each([
    ['/docs/intro', '/', '/docs/intro'],
    ['/docs/intro', '/help/', '/help/docs/intro'],
    ['/', '/help/', '/help/'],
  ])('%s in %s is %s, and back', (path, folder, address) => {
    expect(withBase(path, folder)).toBe(address);
    expect(withoutBase(address, folder)).toBe(path);
  });

  it('an address outside the folder stays as it is', () => {
    expect(withoutBase('/elsewhere/docs', '/help/')).toBe('/elsewhere/docs');
  });
});

it('the address of the site ends without a slash', () => {
  expect(siteAddress('https://example.com', '/')).toBe('https://example.com');
  expect(siteAddress('https://example.com', '/help/')).toBe('https://example.com/help');
});
