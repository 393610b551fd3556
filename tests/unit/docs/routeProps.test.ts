import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {withDescriptions} from '../../../src/docs/routeProps';

const link = (name: string) => ({
  type: 'link',
  label: name,
  href: `/docs/${name}`,
  docId: name,
  unlisted: false,
});

const deep = {
  type: 'category',
  label: 'Deep',
  href: '/docs/category/deep',
  items: [link('a/deep'), {type: 'html'}],
};

const sidebar = [
  link('intro'),
  {type: 'category', label: 'Without a page', items: [link('a/first'), deep]},
  {type: 'link', label: 'Hidden', href: '/docs/hidden', unlisted: true},
];

const version = {
  label: 'Next',
  docsSidebars: {docs: sidebar},
  docs: Object.fromEntries(
    ['intro', 'a/first', 'a/deep'].map((id) => [id, {id, title: id, description: `About ${id}`}]),
  ),
} as unknown as PropVersionMetadata;

const root = (routes: RouteConfig[]): RouteConfig => ({path: '/docs', component: 'Root', routes});

function prunedIn(...routes: RouteConfig[]): RouteConfig {
  return withDescriptions(
    root([{path: '/docs', component: 'Version', props: {version, other: 1}, routes: [root(routes)]}]),
  );
}

it('every page loads the sidebar, and the metadata of no document', () => {
  expect(prunedIn().routes?.[0]?.props).toEqual({
    version: {label: 'Next', docsSidebars: {docs: sidebar}, docs: {}},
    other: 1,
  });
});

it('the page of a category has the descriptions on its cards', () => {
  const categoryGeneratedIndex = {title: 'Deep', permalink: '/docs/category/deep'};
  const page = {path: '/docs/category/deep', component: 'Index', props: {categoryGeneratedIndex}};
  expect(prunedIn(page).routes?.[0]?.routes?.[0]?.routes?.[0]).toEqual({
    ...page,
    props: {categoryGeneratedIndex, descriptions: {'/docs/a/deep': 'About a/deep'}},
  });
});

it('other pages stay as they are', () => {
  const page = {path: '/docs/tags', component: 'Tags', props: {tag: 'a'}};
  const text = {path: '/docs/intro', component: 'Doc', modules: {content: 'intro.md'}};
  expect(prunedIn(page, text).routes?.[0]?.routes?.[0]?.routes).toEqual([page, text]);
});
