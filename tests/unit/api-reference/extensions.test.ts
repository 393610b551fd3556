/** Vendor extensions hold anything, wherever OpenAPI allows them: nothing of a site may read one by mistake. */
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {downloadsOf} from '../../../src/api-reference/downloads';
import {consoleOf} from '../../support/openapi';
import {documentOf, reading} from '../../../src/api-reference/model/reading';
import {readDocument} from '../../../src/api-reference/model/readDocument';
import {infoPage, operationPage, tagPage} from '../../../src/api-reference/pages/operationPage';
import {pluginDocument} from '../../../src/api-reference/pages/pluginDocument';
import {samplesFile} from '../../../src/api-reference/samples';
import {folderWith} from '../../support/folder';

/** A document with the same extension in each of its objects. */
function documentWith(value: unknown) {
  const more = {'x-any': value};
  const schema = {...more, type: 'string'};
  const answers = {...more, 200: {...more, description: 'Fine'}};
  const parameter = {...more, name: 'id', in: 'path', required: true, schema};
  const a = {$ref: '#/components/schemas/A'};
  const headers = {'x-count': {...more, schema}};
  const content = {
    'application/json': {...more, schema: a, examples: {one: {...more, value: {k: 'a'}}}},
    'application/xml': {schema: a},
    'multipart/form-data': {
      ...more,
      schema: {...more, properties: {f: schema}},
      encoding: {f: {...more, headers}},
    },
  };
  const operation = {
    ...more,
    tags: ['a'],
    externalDocs: {...more, url: 'https://a.example.com'},
    security: [{'x-sign': []}],
    requestBody: {...more, content},
    responses: {...more, 200: {...more, description: 'Fine', headers, content, links: {l: more}}},
    callbacks: {done: {...more, '{$request.body#/k}': {...more, post: {...more, responses: answers}}}},
  };
  return {
    ...more,
    openapi: '3.1.0',
    info: {...more, title: 'Any', version: '1.0.0', contact: more, license: {...more, name: 'MIT'}},
    servers: [{...more, url: 'https://a.example.com'}],
    tags: [{...more, name: 'a', 'x-displayName': 'A'}],
    externalDocs: {...more, url: 'https://a.example.com'},
    paths: {...more, '/a/{id}': {...more, parameters: [parameter], post: operation}},
    webhooks: {hook: {...more, post: {...more, responses: answers}}},
    components: {
      ...more,
      schemas: {
        A: {
          ...more,
          'x-name': value,
          'x-subtypes': value,
          type: 'object',
          properties: {k: schema, next: a},
          discriminator: {...more, propertyName: 'k'},
        },
        B: {...more, allOf: [a, more]},
      },
      securitySchemes: {
        'x-sign': {
          ...more,
          type: 'oauth2',
          flows: {...more, clientCredentials: {...more, tokenUrl: 'https://a.example.com', scopes: {}}},
        },
      },
    },
  };
}

it.each<[what: string, value: unknown]>([
  ['nothing', null],
  ['a text', 'text'],
  ['a list', [null, 1]],
  ['a patch of a schema', {properties: {a: null}, schema: {properties: {a: null}}}],
  ['a reference to nothing', {$ref: null}],
  ['a reference that leads nowhere', {$ref: '#/nowhere', schema: {$ref: '#/nowhere'}}],
  ['a reference to a file that is gone', {$ref: 'gone.yaml'}],
  ['parts of OpenAPI that are none', {content: null, schema: 1, parameters: [null], servers: 1, post: null}],
])('%s in an extension changes nothing', async (_, value) => {
  const entry = {
    id: 'any',
    file: path.join(folderWith({'any.json': JSON.stringify(documentWith(value))}), 'any.json'),
    pages: '',
    download: '/openapi/any.json',
    isForeign: true,
  };
  expect((await reading(entry.file, 'foreign')).problems).toEqual([]);
  const whole = await documentOf(entry);
  const document = await readDocument(entry.file, whole);
  expect(document.operations.map(({kind, method}) => [kind, method])).toEqual([
    ['operation', 'post'],
    ['webhook', 'post'],
  ]);
  const pages = [
    infoPage({document}),
    ...document.tags.map((tag) => tagPage({document, tag})),
    ...document.operations.map((api) => operationPage({id: api.id, title: api.title, api})),
  ].join('\n');
  expect(pages).toContain('x-count');
  expect(pages).not.toContain('x-any');
  for (const operation of document.operations) expect(samplesFile(operation)).toBeDefined();
  expect((await consoleOf(whole, 'any', 'post', '/a/{id}')).schemes).toHaveProperty('x-sign');

  const error = vi.spyOn(console, 'error');
  const file = path.join(folderWith({}), 'plugin.json');
  writeFileSync(file, JSON.stringify(pluginDocument(whole, document)));
  const sidebar = {groupPathsBy: 'tag', categoryLinkSource: 'tag'} as const;
  const options = {specPath: file, outputDir: '.'};
  const [made] = await processOpenapiFiles(await readOpenapiFiles(file), options, sidebar);
  expect(made).toHaveLength(1 + document.tags.length + document.operations.length);
  expect(error).not.toHaveBeenCalled();

  const downloads = await downloadsOf(entry);
  expect(downloads.map((download) => download.path)).toEqual([
    '/openapi/any.json',
    '/openapi/any.postman_collection.json',
  ]);
  expect(JSON.parse(downloads[0]?.text ?? '')).toEqual(documentWith(value));
});
