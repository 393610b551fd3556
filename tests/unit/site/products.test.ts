import {describe, expect, it} from 'vitest';
import {
  apiReference,
  productOfArea,
  productOfPath,
  productOfTags,
  products,
} from '../../../src/site/products';

describe('products', () => {
  it('have an id, a name and paths of their own', () => {
    const all = [...products, apiReference];
    for (const list of [all.map(({id}) => id), all.map(({name}) => name), all.flatMap(({paths}) => paths)])
      expect(new Set(list).size).toBe(list.length);
  });

  it.each([...products, apiReference])('$name owns the page that it starts at, and its paths', (product) => {
    for (const path of [`${product.start}/`, ...product.paths]) expect(productOfPath(path)).toBe(product);
    expect(productOfArea(product.name)).toBe(product);
  });

  it.each(products)('$name has three tasks', ({tasks}) => {
    expect(tasks).toHaveLength(3);
  });

  it.each(products.flatMap(({name, id, updates}) => (updates ? [{name, id, updates}] : [])))(
    '$name has its news under the tag of its id',
    ({id, updates}) => {
      expect(updates).toBe(`/blog/tags/${id}`);
      const tags = ['some', id, 'other'].map((name) => ({permalink: `/blog/tags/${name}`}));
      expect(productOfTags(tags)?.id).toBe(id);
    },
  );
});

it.each(['/', '/docs/intro', '/docs/support', '/docs/category/none', '/docs/focusing'])(
  '%s belongs to no product',
  (path) => {
    expect(productOfPath(path)).toBeUndefined();
    expect(productOfArea(path)).toBeUndefined();
  },
);

it.each([['some', 'other'], []])('posts with the tags %j belong to no product', (...names) => {
  expect(productOfTags(names.map((name) => ({permalink: `/blog/tags/${name}`})))).toBeUndefined();
});
