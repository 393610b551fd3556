import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {matchPath as originalMatchPath, StaticRouter} from 'react-router';
import * as original from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {matchPath, matchRoutes, renderRoutes} from '../../../../../src/docusaurus/routing/browser';

type Routes = original.RouteConfig[];

const page = (name: string): ComponentType<original.RouteConfigComponentProps> =>
  function Page({route}) {
    return createElement('p', null, name, route?.routes && renderRoutes(route.routes));
  };

/** Docusaurus's shape: pages of text, a folder of pages with pages in it, and what is left. */
const routes: Routes = [
  {path: '/blog', exact: true, component: page('blog')},
  {path: '/Blog/', exact: true, component: page('never')},
  {path: '/docs/:old(v\\d+)', exact: true, component: page('old')},
  {
    path: '/docs',
    component: page('docs '),
    routes: [
      {path: '/docs/intro', exact: true, component: page('intro')},
      {path: '/docs/strict/', exact: true, strict: true, component: page('strict')},
      {path: '/docs/a b%20c', exact: true, component: page('spaces')},
      {component: page('nothing')},
    ],
  },
  {path: '/', exact: true, component: page('home')},
  {path: '*', component: page('not found')},
];

const addresses = [
  '/',
  '/blog',
  '/blog/',
  '/BLOG',
  '/blog/more',
  '/docs',
  '/docs/intro',
  '/docs/Intro/',
  '/docs/intro/more',
  '/docs/v2',
  '/docs/version',
  '/docs/strict',
  '/docs/strict/',
  '/docs/a b%20c',
  '/docs/none',
  '/none',
];

const drawn = (render: typeof original.renderRoutes, address: string, switchProps = {}) =>
  renderToStaticMarkup(createElement(StaticRouter, {location: address}, render(routes, {}, switchProps)));

describe.each(addresses)('at %s', (address) => {
  it('finds the routes that React Router finds', () => {
    expect(matchRoutes(routes, address)).toEqual(original.matchRoutes(routes, address));
  });

  it('draws what React Router draws', () => {
    const text = drawn(original.renderRoutes, address);
    expect(text).toMatch(/^<p>/);
    expect(drawn(renderRoutes as typeof original.renderRoutes, address)).toBe(text);
  });
});

it('draws the place that it is given, not the one where the reader is', () => {
  const there = {location: {pathname: '/blog', search: '', hash: '', state: undefined}};
  expect(drawn(renderRoutes as typeof original.renderRoutes, '/', there)).toBe('<p>blog</p>');
});

it('draws nothing without routes', () => {
  expect(renderRoutes(undefined)).toBeUndefined();
});

it.each(['/Blog/', '/docs'])('matches one route at %s as React Router does', (address) => {
  const [blog] = routes as [original.RouteConfig];
  expect(matchPath(address, blog)).toEqual(originalMatchPath(address, blog));
});
