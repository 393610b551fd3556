/** Nothing that OpenAPI 3.2 adds is lost in silence: each leaves a trace where a reader looks for it. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isCallable} from '../../../src/api-reference/console/writeConsoles';
import {mended} from '../../../src/api-reference/model/mend';
import {readDocument} from '../../../src/api-reference/model/readDocument';
import {documentOf, readingOf} from '../../../src/api-reference/model/reading';
import {infoPage, operationPage, tagPage} from '../../../src/api-reference/pages/operationPage';
import {sampleRequest} from '../../../src/api-reference/samples/sampleRequest';
import {buildRequest} from '../../../src/api-reference/ui/TryIt/buildRequest';
import {firstDraft} from '../../../src/api-reference/ui/TryIt/draft';
import {folderWith} from '../../support/folder';
import {consoleOf} from '../../support/openapi';

const json = (media: object) => ({content: {'application/json': media}});
const answers = {'200': {description: 'Done'}};
const item = {type: 'object', properties: {heardAt: {type: 'string'}}};

const document = {
  openapi: '3.2.0',
  $self: 'https://birds.example.com/openapi.json',
  info: {title: 'Birds', version: '1.0.0'},
  servers: [{url: 'https://birds.example.com', name: 'Aviary'}],
  tags: [
    {name: 'animals', summary: 'All animals'},
    {name: 'birds', summary: 'Birds of the garden', parent: 'animals', kind: 'nav'},
    {name: 'owls', parent: 'birds', kind: 'audience'},
  ],
  security: [{device: []}, {old: []}],
  paths: {
    '/birds': {
      get: {
        tags: ['birds'],
        operationId: 'listen',
        summary: 'Listen to birds',
        responses: {
          '200': {
            description: 'Songs while they are sung',
            content: {
              'text/event-stream': {itemSchema: item},
              'multipart/mixed': {
                itemSchema: {type: 'string'},
                prefixEncoding: [{contentType: 'application/json'}],
                itemEncoding: {contentType: 'audio/ogg'},
              },
            },
          },
        },
      },
      query: {
        tags: ['birds'],
        operationId: 'query',
        summary: 'Query birds',
        requestBody: json({
          schema: {type: 'object'},
          examples: {wren: {dataValue: {name: 'wren'}}},
        }),
        responses: {
          '200': {
            description: 'Found',
            ...json({examples: {robin: {serializedValue: '{"name": "robin"}'}}}),
          },
        },
      },
      additionalOperations: {
        COPY: {
          tags: ['owls'],
          operationId: 'copy',
          summary: 'Copy birds',
          parameters: [
            {
              name: 'filter',
              in: 'querystring',
              required: true,
              content: {
                'application/x-www-form-urlencoded': {
                  schema: {type: 'object', properties: {name: {type: 'string'}, count: {type: 'integer'}}},
                  example: {name: 'tawny owl', count: 2},
                },
              },
            },
          ],
          responses: answers,
        },
      },
    },
  },
  components: {
    securitySchemes: {
      device: {
        type: 'oauth2',
        oauth2MetadataUrl: 'https://birds.example.com/.well-known/oauth-authorization-server',
        flows: {
          deviceAuthorization: {
            deviceAuthorizationUrl: 'https://birds.example.com/device',
            tokenUrl: 'https://birds.example.com/token',
            scopes: {},
          },
        },
      },
      old: {type: 'apiKey', in: 'header', name: 'X-Old', deprecated: true},
    },
  },
};

const whole = mended(document).document;
const read = await readDocument('birds.json', whole);
const operation = (id: string) => read.operations.find(({operationId}) => operationId === id)!;
const page = (id: string) => {
  const api = operation(id);
  return operationPage({id: api.id, title: api.title, api, operations: read.operations});
};
const tag = (name: string) => tagPage({document: read, tag: read.tags.find((one) => one.name === name)!});

it('is read whole', async () => {
  const folder = folderWith({'birds.json': JSON.stringify(document)});
  const entry = {file: path.join(folder, 'birds.json'), isForeign: true};
  expect(await readingOf(entry)).toMatchObject({problems: [], told: []});
  expect(await documentOf(entry)).toEqual(whole);
  expect(mended(document).faults).toEqual([]);
  expect(read.operations.map(({method}) => method)).toEqual(['get', 'query', 'copy']);
});

describe('a page tells', () => {
  it.each([
    ['listen', 'A stream of items, each of which is:'],
    ['listen', 'name={"heardAt"}'],
    ['listen', 'Part 1 has the content type `application/json`.'],
    ['listen', 'Each further part has the content type `audio/ogg`.'],
    ['listen', '(deprecated)'],
    ['copy', '## Query string'],
    ['copy', 'the whole query, written as application/x-www-form-urlencoded'],
  ])('of %s: %s', (id, trace) => expect(page(id)).toContain(trace));

  it.each([
    ['(Aviary)'],
    ['Address of its document: `https://birds.example.com/openapi.json`'],
    ['- Device authorisation address: `https://birds.example.com/device`'],
    ['`https://birds.example.com/.well-known/oauth-authorization-server`'],
    ['Deprecated: use another scheme.'],
    ['### [Birds of the garden](./'],
    ['Part of All animals.'],
    ['Its parts: [owls](./'],
    ['Kind of tag: `audience`.'],
  ])('of the API: %s', (trace) => expect(infoPage({document: read})).toContain(trace));

  it('of a tag what it is a part of, and its parts', () => {
    expect(tag('owls')).toContain('Part of [Birds of the garden](./');
    expect(tag('birds')).toContain('Its parts: [owls](./');
    expect(tag('birds')).not.toContain('Kind of tag');
  });
});

describe('a sample', () => {
  it('sends the query method with the data of an example', () => {
    expect(sampleRequest(operation('query'))).toMatchObject({
      method: 'QUERY',
      body: {value: {name: 'wren'}},
    });
  });

  it('sends another method, with the whole query as its media type writes it', () => {
    const {method, url} = sampleRequest(operation('copy'));
    expect(method).toBe('COPY');
    expect(url).toEqual(['https://birds.example.com/birds?name=tawny%20owl&count=2']);
  });
});

describe('the console', () => {
  it.each(['query', 'copy'])('sends %s', async (method) => {
    expect(isCallable(method)).toBe(true);
    expect(await consoleOf(whole, 'birds', method, '/birds')).toMatchObject({method});
  });

  it.each(['connect', 'track', 'event', 'webhook'])('is not there for %s', (word) => {
    expect(isCallable(word)).toBe(false);
  });

  it('has an answer by the text of an example', async () => {
    const {answers: found} = await consoleOf(whole, 'birds', 'query', '/birds');
    expect(found).toMatchObject([{status: '200', value: {name: 'robin'}}]);
  });

  it('writes the whole query', async () => {
    const data = await consoleOf(whole, 'birds', 'copy', '/birds');
    const {url} = buildRequest(data, firstDraft(data), 'https://birds.example.com', {
      query: [],
      headers: [],
    });
    expect(url).toBe('https://birds.example.com/birds?name=tawny%20owl&count=2');
  });
});
