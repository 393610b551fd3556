import {expect, it} from 'vitest';
import type {RouteEntry, Route} from '../../../../src/docusaurus/client-bundle/routes';
import {tablesOf} from '../../../../src/docusaurus/client-bundle/tables';

const page = (path: string): Route => ({path, hash: 'h', attributes: {exact: true, sidebar: 'docs'}});

const routes: RouteEntry[] = [
  page('/blog'),
  {
    path: '/docs',
    hash: 'h',
    attributes: {},
    routes: [
      {from: '/docs/a', together: [page('/docs/a'), page('/docs/b')]},
      {from: '/docs/m', together: [page('/docs/m')]},
    ],
  },
];

const chunkNames = {
  '/blog-h': {__comp: 'list', items: [{content: 'post'}]},
  '/docs-h': {__comp: 'root'},
  '/docs/a-h': {__comp: 'doc', content: 'a'},
  '/docs/b-h': {__comp: 'doc', content: 'b', more: {first: 'post', second: 'list'}},
  '/docs/m-h': {__comp: 'doc', content: 'm'},
};

const loader = (name: string) => ({code: `() => import("@site/${name}.md")`, request: `@site/${name}.md`});
const loaders = new Map(['list', 'post', 'root', 'doc', 'a', 'b', 'm'].map((name) => [name, loader(name)]));

const {start, parts} = tablesOf({routes, chunkNames, loaders});
const [first, second] = parts;

it('a part loads what only its pages are made of, the start all else', () => {
  const chunks = (...names: string[]) => new Map(names.map((name) => [name, loader(name).request]));
  expect(new Map(first?.chunks)).toEqual(chunks('a', 'b'));
  expect(new Map(second?.chunks)).toEqual(chunks('m'));
  expect(new Map(start.chunks)).toEqual(chunks('list', 'post', 'root', 'doc'));
});

it('the start has its own routes, and in place of the others what brings them', () => {
  expect(start.name).toBe('routes');
  expect(start.source).toContain(
    'route("/blog", {"__comp":"list","items":[{"content":"post"}]}, {"exact": true, "sidebar": "docs"})',
  );
  expect(start.source).toContain(
    '{from: "/docs/m", load: () => import(/* webpackChunkName: "routes-1" */ "./routes-1")}',
  );
  expect(start.source).not.toMatch(/"\/docs\/[ab]", \{|files\(/);
});

it('a part has its routes, and a place for the names of its files', () => {
  expect(first?.name).toBe('routes-0');
  expect(first?.source).toContain('files("files of routes-0");');
  expect(first?.source).toContain('"a": () => import("@site/a.md")');
  expect(first?.source).toContain('route("/docs/b", {"__comp":"doc","content":"b"');
});
