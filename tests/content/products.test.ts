/** The products of the specification, the pages that they start at, and which product a page of the seed belongs to. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {ledgerFile} from '../../src/rules/published';
import {pageAddress} from '../../src/content/contract';
import {apiReference, productOfPath, products} from '../../src/site/products';
import {docs} from './corpus';

const routes = readFileSync(ledgerFile, 'utf8')
  .split('\n')
  .filter((line) => line && !line.includes('#'));
const addresses = [...routes, ...docs.map(({path}) => pageAddress(path))];

describe('products', () => {
  it('begin with the four of the specification, in its order', () => {
    const names = products.map(({name}) => name);
    expect(names.slice(0, 4)).toEqual(['Focus', 'TeamScribe', 'Transact', 'AI API']);
  });

  it.each([...products, apiReference])('$name starts at a page of the site', ({start}) => {
    expect(addresses).toContain(start);
  });

  it.each(products.flatMap(({name, tasks}) => tasks.map((task) => ({name, ...task}))))(
    '$name: "$label" leads to a page of the site',
    ({to}) => {
      expect(addresses).toContain(to);
    },
  );
});

describe('productOfPath', () => {
  it.each([
    ['/docs/focus/admin/retention', 'focus'],
    ['/docs/category/admin', 'focus'],
    ['/docs/category/troubleshooting', 'focus'],
    ['/docs/category/output-options', 'teamscribe'],
    ['/docs/teamscribe/outputs/slack', 'teamscribe'],
    ['/docs/transact/overview', 'transact'],
    ['/docs/ai-api/requirements', 'ai-api'],
    ['/docs/api/petstore/add-pet', 'api'],
  ])('%s belongs to %s', (path, id) => {
    expect(productOfPath(path)?.id).toBe(id);
  });

  it.each(['/', '/docs/intro', '/docs/support', '/blog/welcome', '/docs/focusing'])(
    '%s belongs to none',
    (path) => {
      expect(productOfPath(path)).toBeUndefined();
    },
  );

  it('knows every category page and every API page', () => {
    const owned = routes.filter((route) =>
      /^\/docs\/(?!intro$|retries$|quick-reference$|trust$|glossary$|support$)/.test(route),
    );
    const orphans = owned.filter((route) => !productOfPath(route) && !productOfPath(`${route}/`));
    expect(orphans).toEqual([]);
  });
});
