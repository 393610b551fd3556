import {describe, expect, it} from 'vitest';
import {cutAddresses} from '../../../src/redirects/cutAddresses';
import type {Section} from '../../../src/redirects/sections';

const page = (to: string) => ({to, label: `Label of ${to}`});
const pagesOf = (...paths: string[]) => paths.map(page);

const admin = pagesOf('/docs/focus/admin/audit', '/docs/focus/admin/groups');
const focus = [page('/docs/focus/start'), ...admin];
const apis = pagesOf('/docs/api/pets', '/docs/api/pets/get-pet', '/docs/api/auth');
const all = [page('/docs/intro'), ...focus, ...apis];

const sections: Section[] = [
  {pages: all},
  {pages: focus},
  {page: page('/docs/category/admin'), pages: admin},
  {pages: apis},
];

const addresses = [
  '/',
  '/blog',
  '/blog/one',
  '/blog/page/2',
  '/docs/category/admin',
  '/docs/tags',
  '/docs/tags/audit',
  ...all.map(({to}) => to),
];

const leads = (pages: readonly string[], given = sections) =>
  Object.fromEntries([...cutAddresses(pages, given, 'Home')].map(([from, {to}]) => [from, to]));

describe('cutAddresses', () => {
  it('leads each address above a page that is none itself to a page', () => {
    expect(leads(addresses)).toEqual({
      '/blog/page': '/blog',
      '/docs': '/docs/intro',
      '/docs/api': '/docs/api/pets',
      '/docs/category': '/docs/intro',
      '/docs/focus': '/docs/focus/start',
      '/docs/focus/admin': '/docs/category/admin',
    });
  });

  it('takes the category with the fewest pages beside those below', () => {
    const page2 = page('/docs/category/focus');
    const nested: Section[] = [
      {pages: all},
      {page: page2, pages: focus},
      {page: page('/docs/category/admin'), pages: admin},
    ];
    const found = leads(addresses, nested);
    expect([found['/docs/focus'], found['/docs/focus/admin']]).toEqual([
      '/docs/category/focus',
      '/docs/category/admin',
    ]);
  });

  it('takes the first page where two categories have a part each', () => {
    const [first, second] = admin;
    const split: Section[] = [
      {pages: all},
      {page: page('/docs/category/a'), pages: [second!]},
      {page: page('/docs/category/b'), pages: [first!]},
    ];
    expect(leads(addresses, split)['/docs/focus/admin']).toBe('/docs/focus/admin/audit');
  });

  it('leads pages of no sidebar to the address above, at last to the home page', () => {
    expect(leads(['/', '/a/b/c'], [])).toEqual({'/a': '/', '/a/b': '/'});
    expect(leads(['/', '/a', '/a/b/c/d'], [])).toEqual({'/a/b': '/a', '/a/b/c': '/a'});
  });

  it('says what readers call the page', () => {
    const found = cutAddresses(addresses, sections, 'Home');
    expect(found.get('/docs/focus')?.label).toBe('Label of /docs/focus/start');
    expect(cutAddresses(['/a/b'], [], 'Home').get('/a')?.label).toBe('Home');
  });
});
