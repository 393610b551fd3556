import {describe, expect, it} from 'vitest';
import {
  inGroups,
  readRoutes,
  type RouteEntry,
  type Route,
} from '../../../../src/docusaurus/client-bundle/routes';

describe('the generated routes', () => {
  const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'f09'),
    routes: [
      {
        path: '/docs/it\\'s',
        component: ComponentCreator('/docs/it\\'s', 'e6f'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

  it('are read with what the theme knows of them', () => {
    expect(readRoutes(source)).toEqual([
      {
        path: '/docs',
        hash: 'f09',
        attributes: {},
        routes: [{path: "/docs/it's", hash: 'e6f', attributes: {exact: true, sidebar: 'docs'}}],
      },
      {path: '*', hash: '', attributes: {}},
    ]);
  });

  it('in another shape are an error', () => {
    expect(() => readRoutes('export const routes = [];')).toThrow(/Unexpected token/);
  });
});

const page = (path: string): Route => ({path, hash: '', attributes: {exact: true}});
const folder = (name: string, count: number) =>
  Array.from({length: count}, (_, index) => page(`/docs/${name}/page-${String(index).padStart(3, '0')}`));

const layout = (routes: Route[]): Route => ({path: '/docs', hash: '', attributes: {}, routes});
const home = page('/hub/');
const other: Route = {path: '*', hash: '', attributes: {}};

/** The first address of each part with the number of its routes; other routes by their paths. */
const shape = (places: RouteEntry[]) =>
  places.map((place) => ('together' in place ? [place.from, place.together.length] : place.path));

describe('routes in parts', () => {
  it('are as they were when one part has room for all', () => {
    const routes = folder('a', 64);
    expect(inGroups([...routes, home, other])).toEqual([...routes, home, other]);
  });

  it('keep a folder together, whatever the order', () => {
    const routes = [...folder('c', 30), ...folder('B', 30), ...folder('a', 30)];
    expect(shape(inGroups([home, ...routes, other]))).toEqual([
      ['/docs/a/page-000', 60],
      ['/docs/c/page-000', 30],
      '/hub/',
      '*',
    ]);
  });

  it('divide a folder that has no room in one', () => {
    expect(shape(inGroups([...folder('a', 10), ...folder('b', 150)]))).toEqual([
      ['/docs/a/page-000', 10],
      ['/docs/b/page-000', 64],
      ['/docs/b/page-064', 64],
      ['/docs/b/page-128', 22],
    ]);
  });

  it('are made below a layout too, and leave what may be any address', () => {
    const pattern: Route = {path: '/docs/:old', hash: '', attributes: {exact: true}};
    const [below] = inGroups([layout([...folder('a', 40), pattern, ...folder('b', 40)])]) as Route[];
    expect(shape(below?.routes ?? [])).toEqual([
      ['/docs/a/page-000', 40],
      ['/docs/b/page-000', 40],
      '/docs/:old',
    ]);
  });
});
