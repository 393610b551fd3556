import {expect, it} from 'vitest';
import type {Specification} from '../../../../src/api-reference/model/openApiTypes';
import {comparisonsOf} from '../../../../src/api-reference/changelog/comparisons';
import type {OperationLink} from '../../../../src/api-reference/changelog/operationLinks';

const operation = (parameters: object[] = []) => ({
  responses: {200: {description: 'Fine'}},
  parameters,
});

const version = (name: string, paths: Record<string, object>) => ({
  version: name,
  document: {info: {title: 'A', version: name}, paths} as Specification,
});

const limit = {name: 'limit', in: 'query', required: true, schema: {type: 'integer'}};

const versions = [
  version('3.0.0', {'/a': {get: operation([limit])}, '/c': {get: operation()}}),
  version('2.0.0', {'/a': {get: operation()}, '/c': {get: operation()}}),
  version('1.0.0', {'/a': {get: operation()}, '/b': {get: operation()}}),
];

const pages = new Map<string, OperationLink>([
  ['get /a', {title: 'List A', file: 'list-a.api.mdx', text: 'id={"query-limit"}'}],
  ['get /c', {title: 'List C', file: 'list-c.api.mdx', text: ''}],
]);

const made = comparisonsOf(versions, pages, 'docs/api/x');

it('has each newer version with all older ones, and none for the oldest', () => {
  expect([...made].map(([newer, since]) => [newer, Object.keys(since)])).toEqual([
    ['3.0.0', ['2.0.0', '1.0.0']],
    ['2.0.0', ['1.0.0']],
  ]);
});

it('compares versions that are not neighbours, breaking changes first, with links to places on pages', () => {
  const changes = made.get('3.0.0')?.['1.0.0'] ?? [];
  expect(
    changes.map(({breaking, kind, place, what, operations}) => ({breaking, kind, place, what, operations})),
  ).toEqual([
    {
      breaking: true,
      kind: 'added',
      place: 'Query parameter `limit`',
      what: expect.any(String) as string,
      operations: [{title: 'List A', href: '/docs/api/x/list-a#query-limit'}],
    },
    {breaking: true, kind: 'removed', place: undefined, what: 'is gone', operations: [{title: 'GET /b'}]},
    {
      breaking: false,
      kind: 'added',
      place: undefined,
      what: 'is new',
      operations: [{title: 'List C', href: '/docs/api/x/list-c'}],
    },
  ]);
  expect(changes[0]?.remedy).toBeTruthy();
});
