import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {leanRoute, withCardsOnly} from '../../../../src/plugins/docs/cards';

const link = (docId: string) => ({type: 'link', label: docId, href: `/docs/${docId}`, docId});

const version = {
  label: 'Next',
  docsSidebars: {
    docs: [
      link('intro'),
      {
        type: 'category',
        label: 'Without a page',
        items: [
          link('a/first'),
          {type: 'category', label: 'With a page', href: '/docs/category/deep', items: [link('a/deep'), {type: 'html'}]},
        ],
      },
      {
        type: 'category',
        label: 'With a page',
        href: '/docs/category/b',
        items: [link('b/first'), {type: 'category', label: 'None', items: [link('b/deep')]}],
      },
    ],
  },
  docs: Object.fromEntries(
    ['intro', 'a/first', 'a/deep', 'b/first', 'b/deep'].map((id) => [id, {id, title: id, description: id}]),
  ),
} as unknown as PropVersionMetadata;

it('keeps the documents that have a card, on the page of the category in which they stand', () => {
  const lean = withCardsOnly(version);
  expect(Object.keys(lean.docs)).toEqual(['a/deep', 'b/first']);
  expect(lean.docs['b/first']).toBe(version.docs['b/first']);
  expect({...lean, docs: version.docs}).toEqual(version);
});

it('finds the version of a route wherever it stands, and leaves other routes as they are', () => {
  const page: RouteConfig = {path: '/docs/tags', component: 'Tags', props: {tag: 'a'}};
  const route: RouteConfig = {
    path: '/docs',
    component: 'Root',
    routes: [page, {path: '/docs', component: 'Version', props: {version, other: 1}}],
  };
  const lean = leanRoute(route);
  expect(lean.routes?.[0]).toEqual(page);
  expect(lean.routes?.[1]?.props).toEqual({version: withCardsOnly(version), other: 1});
});
