import {expect, it} from 'vitest';
import {chaptersOf} from '../../../src/documents/chapters';

const siteMap = `<section class="area product-one"><h2>One</h2><ul>
<li><a href="/help/docs/one/start">Start</a>
<li><h3><a href="/help/docs/category/admin">Admin</a></h3><ul><li><a href="/help/docs/one/admin/audit">Audit</a>
<li>Loose<ul><li><a href="/help/docs/one/admin/deep">Deep</a></ul></ul></ul></section>
<section class="area product-two"><ul><li><a href="/help/docs/two">Two</a></ul></section>`;

it('lists the pages of a product in the order of the sidebar, with their depth', () => {
  expect(chaptersOf(siteMap, 'one', '/help/')).toEqual([
    {id: 'c1', label: 'Start', depth: 1, path: '/docs/one/start'},
    {id: 'c2', label: 'Admin', depth: 1, path: '/docs/category/admin'},
    {id: 'c3', label: 'Audit', depth: 2, path: '/docs/one/admin/audit'},
    {id: 'c4', label: 'Loose', depth: 2},
    {id: 'c5', label: 'Deep', depth: 3, path: '/docs/one/admin/deep'},
  ]);
});

it('says what to do when the product has no pages', () => {
  expect(() => chaptersOf(siteMap, 'three', '/help/')).toThrow(/"three".*Remedy/);
});
