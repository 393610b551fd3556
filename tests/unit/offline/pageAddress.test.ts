import {expect, it} from 'vitest';
import {pageAddress} from '../../../src/offline/pageAddress';

const host = 'https://help.example.com';

it.each([
  ['/docs/intro', '/', '/docs/intro'],
  ['/docs/intro.html', '/', '/docs/intro'],
  ['/docs/intro/', '/', '/docs/intro'],
  ['/docs/intro/index.html', '/', '/docs/intro'],
  ['/search?q=retention#first', '/', '/search'],
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/help/', '/help/', '/help/'],
  ['/help/index.html', '/help/', '/help/'],
  ['/help/docs/intro', '/help/', '/help/docs/intro'],
])('%s in %s is %s', (path, folder, address) => {
  expect(pageAddress(host + path, folder)).toBe(host + address);
});
