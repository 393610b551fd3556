import {expect, it} from 'vitest';
import {changesOf, consoleOf} from '../../../support/openapi';
import {operationsIn} from '../../../../src/api-reference/model/operations';
import {joinedParameters} from '../../../../src/api-reference/model/parameters';
import {pluginDocument} from '../../../../src/api-reference/pages/pluginDocument';
import {readDocument} from '../../../../src/api-reference/model/readDocument';

type Listed = {name: string; in: string; schema: {type: string; default: string}};

const parameter = (place: string, name: string, from: string): Listed => ({
  name,
  in: place,
  schema: {type: 'string', default: from},
});

const shared = [
  parameter('path', 'id', 'path'),
  parameter('query', 'id', 'path'),
  parameter('header', 'X-Trace', 'path'),
  parameter('query', 'page', 'path'),
];
const own = [
  parameter('query', 'page', 'operation'),
  parameter('header', 'x-trace', 'operation'),
  parameter('query', 'Page', 'operation'),
];
const joined = [
  'path id path',
  'query id path',
  'query page operation',
  'header x-trace operation',
  'query Page operation',
];

const get = {summary: 'Get it', parameters: own, responses: {'200': {description: 'It'}}};
const item = {parameters: shared, get};
const document = {
  openapi: '3.1.0',
  info: {title: 'Things', version: '1.0.0'},
  paths: {'/things/{id}': item},
};

const said = ({in: place, name, schema}: Listed) => `${place} ${name} ${schema.default}`;

it('are those of the path that the operation does not have, and its own, by name and place', () => {
  expect(joinedParameters(shared, own, (one) => one).map(said)).toEqual(joined);
  expect(joinedParameters(undefined, own, (one) => one)).toEqual(own);
  expect(joinedParameters(shared, undefined, (one) => one)).toEqual(shared);
});

it('are the same on pages, in the console and for the generator', async () => {
  const [operation] = operationsIn(document.paths as never, {});
  expect((operation?.parameters as Listed[]).map(said)).toEqual(joined);
  const data = await consoleOf(document, 'things', 'get', '/things/{id}');
  expect((data.parameters as never as Listed[]).map(said)).toEqual(joined);
  const made = pluginDocument(document, await readDocument('things.json', document)) as typeof document;
  expect(made.paths['/things/{id}'].get.parameters.map(said)).toEqual(joined);
});

it('are the same for the change log', async () => {
  const moved = {get: {...get, parameters: joinedParameters(shared, own, (one) => one)}};
  const before = {...document, paths: {'/things/{id}': moved}};
  expect(await changesOf(before, document)).toEqual([]);
  const [change] = await changesOf(before, {
    ...document,
    paths: {'/things/{id}': {...item, parameters: shared.slice(0, 1)}},
  });
  expect(change).toMatchObject({kind: 'removed', place: 'Query parameter `id`'});
});
