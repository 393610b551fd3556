/** Pages of the API reference while somebody reads them: `npm run api:generate` beside `npm start`. */
import {readdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {generate} from '../../../src/api-reference/generate';
import {sectionsOf} from '../../../src/api-reference/sidebarSections';
import {apiSources} from '../../../src/policy/apiServers';
import {listed, specifications} from '../../../src/site/apis';
import {filesIn, folderWith, writeFiles} from '../../support/folder';
import {killAfter, killer} from '../../support/killer';
import {command} from '../cli/command';

const home = process.cwd();
const api = listed({id: 'pets', file: 'openapi/pets.json', title: 'Pets'});

const operation = (summary: string) => ({
  summary,
  operationId: summary.toLowerCase().replaceAll(' ', '-'),
  tags: ['Pets'],
  responses: {200: {description: 'Yes.'}},
});

const document = (paths: object) => ({
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1.0.0', license: {name: 'MIT', identifier: 'MIT'}},
  servers: [{url: 'https://api.example.com'}],
  tags: [{name: 'Pets', description: 'Animals.'}],
  security: [],
  paths,
});

const save = (paths: object) => writeFileSync(api.file, JSON.stringify(document(paths), null, 2));
const page = (name: string) => path.join(api.pages, `${name}.api.mdx`);

beforeEach(() => {
  process.chdir(folderWith({[api.file]: '{}', 'package-lock.json': '{}'}));
});
afterEach(() => process.chdir(home));

it('writes the page of the operation that has changed, and no page of another', async () => {
  save({'/a': {get: operation('Get one')}, '/b': {get: operation('Get two')}});
  await generate([api]);
  expect(readdirSync(api.pages)).toEqual(
    expect.arrayContaining(['get-one.api.mdx', 'get-one.samples.json', 'get-one.console.json', 'sidebar.ts']),
  );
  save({
    '/a': {get: operation('Get one')},
    '/b': {get: {...operation('Get two'), description: 'Of the second.'}},
  });
  const changed = await generate([api]);
  expect(changed).toContain(page('get-two'));
  expect(changed).not.toContain(page('get-one'));
  expect(readFileSync(page('get-two'), 'utf8')).toContain('Of the second.');
  expect(readdirSync('.docusaurus'), 'nothing is left of the work').toEqual([]);
});

it('makes all that an API has, in its accent, and its section of the sidebar', async () => {
  save({'/a': {get: operation('Get one')}});
  const entry = {...api, accent: 'transact'} as const;
  await generate([entry]);
  for (const name of ['get-one.api', 'pets.info', 'errors', 'schemas', 'changes'])
    expect(readFileSync(path.join(api.pages, `${name}.mdx`), 'utf8'), name).toContain(
      '\n<ApiAccent product={"transact"} />',
    );
  expect(sectionsOf([{...entry, title: 'Pets'}], '.')).toMatchObject([
    {
      label: 'Pets',
      className: 'product-transact',
      items: [
        {id: 'api/pets/pets'},
        'api/pets/errors',
        'api/pets/schemas',
        'api/pets/changes',
        {label: 'Pets'},
      ],
    },
  ]);
  expect(await apiSources([entry])).toEqual(['https://api.example.com']);
});

it('leaves the last pages when a document has a mistake, and says file and line', async () => {
  save({'/a': {get: operation('Get one')}});
  await generate([api]);
  const before = statSync(page('get-one')).mtimeMs;
  save({'/a': {get: {...operation('Get one'), parameters: [{$ref: '#/components/parameters/Gone'}]}}});
  await expect(generate([api])).rejects.toThrow(/openapi\/pets\.json:\d+:\d+ /);
  expect(statSync(page('get-one')).mtimeMs).toBe(before);
  expect(readdirSync('.docusaurus')).toEqual([]);
});

it('leaves each page whole when it is killed, and the next run makes the others and cleans up', async () => {
  writeFiles('.', {'killer.cjs': killer});
  const saveAll = (summary: string) => {
    const text = JSON.stringify(document({'/a': {get: {...operation('Get one'), summary}}}));
    for (const {file} of specifications) writeFileSync(file, text);
  };
  saveAll('Get one');
  await generate(specifications);
  const before = filesIn('docs/api');
  saveAll('Get two');
  expect(command('.', 'api-generate', [], killAfter(3, 'api-pages-')).status).toBe(null);
  const killed = filesIn('docs/api');
  for (const name of readdirSync('.docusaurus')) utimesSync(path.join('.docusaurus', name), 1, 1);
  await generate(specifications);
  const after = filesIn('docs/api');

  const isNew = Object.keys(after).filter((name) => killed[name] !== before[name]);
  expect(isNew).toHaveLength(3);
  expect(killed).toEqual({...before, ...Object.fromEntries(isNew.map((name) => [name, after[name]]))});
  expect(after['petstore/get-one.api.mdx']).toContain('Get two');
  expect(readdirSync('.docusaurus')).toEqual([]);
});
