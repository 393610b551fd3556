import {expect, test} from 'vitest';
import {kindOf, weigh, weighSome} from '../../../bench/page/weigh';

const sent = [
  {path: '/docs/a.b/page', bytes: 1, isPrefetch: false},
  {path: '/', bytes: 2, isPrefetch: false},
  {path: '/index.html', bytes: 4, isPrefetch: false},
  {path: '/x/main.js', bytes: 8, isPrefetch: false},
  {path: '/x/style.css', bytes: 16, isPrefetch: false},
  {path: '/x/inter.woff2', bytes: 32, isPrefetch: false},
  {path: '/x/next.js', bytes: 64, isPrefetch: true},
  {path: '/x/data.json', bytes: 128, isPrefetch: false},
  {path: '/img/figure.png', bytes: 256, isPrefetch: false},
];

test('what a page fetches for the next one is not what it needs', () => {
  expect(weigh(sent)).toEqual({
    total: 447,
    requests: 8,
    kinds: {html: 7, js: 8, css: 16, font: 32, image: 256, other: 128},
    prefetched: 64,
  });
});

test('an address without an ending is a page', () => {
  expect(kindOf('/docs/intro')).toBe('html');
  expect(kindOf('/robots.txt')).toBe('other');
  expect(kindOf('/a/module.mjs')).toBe('js');
});

test('addresses are weighed once each, whatever was sent beside them', () => {
  const at = (path: string) => `https://localhost:1${path}`;
  expect(
    weighSome([...sent, ...sent], [at('/'), at('/x/style.css?v=1'), at('/x/style.css'), at('/none')]),
  ).toBe(18);
});
