import {expect, it} from 'vitest';
import {withBase, withoutBase} from '../../../src/site/base';
import {apiReference, productOfPath, productOfTags, products} from '../../../src/site/products';

it.each([...products, apiReference])('$name owns the page that it starts at, and its paths', (product) => {
  for (const path of [`${product.start}/`, ...product.paths]) expect(productOfPath(path)).toBe(product);
});

it.each(['/', '/docs/intro', '/docs/support', '/docs/category/none', '/docs/focusing'])(
  '%s belongs to no product',
  (path) => {
    expect(productOfPath(path)).toBeUndefined();
  },
);

it('a post belongs to the product of its tag', () => {
  const tagged = (...names: string[]) =>
    productOfTags(names.map((name) => ({permalink: `/blog/tags/${name}`})))?.id;
  expect([tagged('some', 'focus', 'other'), tagged('some'), tagged()]).toEqual([
    'focus',
    undefined,
    undefined,
  ]);
});

it.each([
  ['/docs/intro', '/', '/docs/intro'],
  ['/docs/intro', '/help/', '/help/docs/intro'],
  ['/', '/help/', '/help/'],
])('the site path %s in %s is %s, and back', (path, folder, address) => {
  expect(withBase(path, folder)).toBe(address);
  expect(withoutBase(address, folder)).toBe(path);
});
