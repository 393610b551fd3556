/** Swagger 2.0 is converted before anything is made from it, and the log says so. */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it, vi} from 'vitest';
import {consoleOf} from '../../support/openapi';
import {downloadsOf} from '../../../src/api-reference/downloads';
import {documentOf, faultLinesOf, notesOf, reading} from '../../../src/api-reference/model/reading';
import {readDocument} from '../../../src/api-reference/model/readDocument';
import {operationPage} from '../../../src/api-reference/pages/operationPage';
import {samplesFile} from '../../../src/api-reference/samples';
import {folderWith} from '../../support/folder';

const pet = {$ref: '#/definitions/Pet'};

const document = {
  swagger: '2.0',
  info: {title: 'Pets', version: '1.0.0', 'x-any': {properties: {a: null}}},
  host: 'pets.example.com',
  basePath: '/v1',
  consumes: ['application/json'],
  produces: ['application/json'],
  securityDefinitions: {
    sign: {
      type: 'oauth2',
      flow: 'accessCode',
      authorizationUrl: 'https://a',
      tokenUrl: 'https://b',
      scopes: {},
    },
  },
  security: [{sign: []}],
  paths: {
    '/pets': {
      post: {
        operationId: 'addPet',
        parameters: [
          {name: 'tags', in: 'query', type: 'array', items: {type: 'string'}, collectionFormat: 'multi'},
          {name: 'pet', in: 'body', required: true, schema: pet},
        ],
        responses: {
          200: {description: 'Fine', schema: pet, examples: {'application/json': {name: 'Biscuit'}}},
        },
      },
    },
    '/pets/{id}/picture': {
      parameters: [{name: 'id', in: 'path', required: true, type: 'string'}],
      put: {
        operationId: 'setPicture',
        consumes: ['multipart/form-data'],
        parameters: [{name: 'picture', in: 'formData', type: 'file'}],
        responses: {204: {description: 'Fine'}},
      },
    },
  },
  definitions: {Pet: {type: 'object', required: ['name'], properties: {name: {type: 'string'}}}},
};

function entryOf(text: string, name = 'pets.json') {
  const file = path.join(folderWith({[name]: text}), name);
  return {id: 'pets', file, pages: '', download: `/openapi/${name}`, isForeign: true};
}

describe('a Swagger 2.0 document', () => {
  it('is OpenAPI 3.1 for all that is made of it', async () => {
    const entry = entryOf(JSON.stringify(document));
    expect((await reading(entry.file, 'foreign')).problems).toEqual([]);
    const whole = await documentOf(entry);
    expect(whole).toMatchObject({openapi: '3.1.2', servers: [{url: 'https://pets.example.com/v1'}]});
    const {operations} = await readDocument(entry.file, whole);
    const [add, set] = operations.map((api) => operationPage({id: api.id, title: api.title, api}));
    expect(add).toContain('## Request body');
    expect(set).toContain('multipart/form-data');
    const [sample, picture] = operations.map((operation) => samplesFile(operation));
    expect(sample?.request).toContain('https://pets.example.com/v1/pets');
    expect(sample?.responses).toContain('Biscuit');
    expect(picture?.request).toContain('picture');
    const {parameters, body, schemes} = await consoleOf(whole, 'pets', 'post', '/pets');
    expect(parameters).toMatchObject([{name: 'tags', in: 'query', explode: true}]);
    expect(body).toMatchObject({required: true, content: {'application/json': {}}});
    expect(schemes.sign?.flows).toHaveProperty('authorizationCode');
  });

  it('is told of', async () => {
    const entry = entryOf(JSON.stringify(document));
    expect(await notesOf(entry)).toEqual([`${entry.file} is Swagger 2.0, and was converted to OpenAPI 3.0.`]);
    const later = entryOf(JSON.stringify({openapi: '3.0.3', info: document.info, paths: {}}));
    expect(await notesOf(later)).toEqual([]);
  });

  it('is told of in the log', async () => {
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    const entry = entryOf(JSON.stringify(document));
    vi.resetModules();
    vi.doMock('../../../src/site/apis', () => ({specifications: [entry]}));
    const {reference} = await import('../../../src/api-reference/reference');
    await reference({} as LoadContext, {speed: true});
    expect(info.mock.calls.flat()).toEqual(await notesOf(entry));
    vi.doUnmock('../../../src/site/apis');
  });

  it('is told of where a part of it is lost', async () => {
    const paths = {
      '/a': {
        get: {
          parameters: [
            {name: 'a', in: 'query', type: 'array', items: {type: 'string'}, collectionFormat: 'tsv'},
          ],
          responses: {200: {description: 'Fine'}},
        },
      },
    };
    const entry = entryOf(JSON.stringify({...document, paths}));
    expect((await notesOf(entry)).slice(1)).toEqual([
      `${entry.file}#/paths/~1a/get/parameters/0 collectionFormat:tsv is no longer supported. Remedy: look at its page. To say more, write the document in OpenAPI 3.`,
    ]);
  });

  it('is downloaded as it stands, and as OpenAPI where it is YAML', async () => {
    const text = JSON.stringify(document);
    const kinds = async (name: string) =>
      (await downloadsOf(entryOf(text, name))).map((download) => `${download.path} ${download.kind}`);
    expect(await kinds('pets.json')).toEqual([
      '/openapi/pets.json Swagger 2.0 document, JSON',
      '/openapi/pets.postman_collection.json Postman collection 2.1',
    ]);
    expect(await kinds('pets.yaml')).toEqual([
      '/openapi/pets.yaml Swagger 2.0 document, YAML',
      '/openapi/pets.json OpenAPI document, JSON',
      '/openapi/pets.postman_collection.json Postman collection 2.1',
    ]);
    const [source, converted] = await downloadsOf(entryOf(text, 'pets.yaml'));
    expect(source?.text).toBe(text);
    expect(JSON.parse(converted?.text ?? '')).toMatchObject({openapi: '3.0.0'});
  });

  it('is converted with its mistakes, which are told with their places', async () => {
    const entry = entryOf(JSON.stringify({...document, definitions: {}}));
    expect(await documentOf(entry)).toMatchObject({openapi: '3.1.2'});
    expect((await faultLinesOf(entry)).join('\n')).toMatch(
      /pets\.json:1:\d+ #\/paths\/\S+ \$ref "#\/components\/schemas\/Pet" leads nowhere\..+Remedy: /,
    );
  });

  it('loses the path at which it cannot be converted, and no other', async () => {
    const paths = {
      ...document.paths,
      '/broken': {get: {produces: {json: true}, responses: {200: {schema: pet}}}},
    };
    const entry = entryOf(JSON.stringify({...document, paths}));
    const {operations} = await readDocument(entry.file, await documentOf(entry));
    expect(operations.map(({id}) => id)).toEqual(['add-pet', 'set-picture']);
    expect((await notesOf(entry))[1]).toMatch(
      /^\S+#\/paths\/~1broken cannot be converted to OpenAPI 3\.0: .+Remedy: /,
    );
  });
});

const folder = path.resolve('node_modules/@readme/oas-examples');

it.each(await Globby(['2.0/json/**/*.json'], {cwd: folder}))('%s has all its pages', async (name) => {
  const entry = {id: 'a', file: path.join(folder, name), pages: '', download: '/a.json', isForeign: true};
  expect((await reading(entry.file, 'foreign')).problems).toEqual([]);
  const {operations} = await readDocument(entry.file, await documentOf(entry));
  expect(operations.length).toBeGreaterThan(0);
  for (const api of operations) expect(operationPage({id: api.id, title: api.title, api})).not.toBe('');
});
