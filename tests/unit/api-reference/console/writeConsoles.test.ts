import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkRequest} from '../../../../src/api-reference/ui/TryIt/checkRequest';
import {firstDraft} from '../../../../src/api-reference/ui/TryIt/draft';
import {consoleData, writeConsoles} from '../../../../src/api-reference/console/writeConsoles';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {specifications} from '../../../../src/site/apis';
import type {ConsoleData} from '../../../../src/api-reference/console/consoleData';
import {folderWith} from '../../../support/folder';
import {consoleOf, operationsIn, specificationOf} from '../../../support/openapi';

const document = {
  servers: [{url: 'https://api.example.com'}],
  security: [{key: []}],
  tags: [{name: 'pet'}],
  paths: {
    '/pets/{id}': {
      parameters: [
        {$ref: '#/components/parameters/Id'},
        {name: 'page', in: 'query', schema: {type: 'integer', default: 2}},
        {name: 'plain', in: 'query', schema: {type: 'string'}},
      ],
      put: {
        operationId: 'putPet',
        summary: 'Put a pet',
        tags: ['pet'],
        parameters: [
          {
            name: 'page',
            in: 'query',
            required: true,
            content: {'application/json': {schema: {}, example: [1]}},
          },
        ],
        requestBody: {$ref: '#/components/requestBodies/Pet'},
        responses: {
          200: {
            description: 'Done. ',
            headers: {'X-Left': {schema: {type: 'integer', example: 5}}},
            content: {
              'application/json': {
                schema: {$ref: '#/components/schemas/Pet'},
              },
              'text/csv': {examples: {short: {$ref: '#/components/examples/Csv'}, far: {externalValue: 'x'}}},
            },
          },
          204: {description: 'Nothing.'},
        },
      },
    },
  },
  components: {
    parameters: {Id: {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 3}}},
    requestBodies: {
      Pet: {required: true, content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}}},
    },
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: {type: 'integer', readOnly: true, example: 1},
          name: {type: 'string', example: 'Tom'},
          pin: {type: 'string', writeOnly: true, example: '1234'},
          friend: {$ref: '#/components/schemas/Pet'},
        },
      },
    },
    examples: {Csv: {summary: 'Short', value: 'a;b'}},
    securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}, other: {type: 'oauth2', flows: {}}},
  },
};

const data = await consoleOf(document, 'pets', 'put', '/pets/{id}');

describe('consoleData', () => {
  it('has the parameters of path and operation, the operation’s own going first, with their examples', () => {
    expect(data.parameters.map(({name, example}) => [name, example])).toEqual([
      ['id', 3],
      ['plain', undefined],
      ['page', [1]],
    ]);
    expect(data.parameters[2]?.mediaType).toBe('application/json');
  });

  it('makes examples of circular schemas, without what the direction does not have', () => {
    const [example] = data.body?.content['application/json']?.examples ?? [];
    expect(example?.value).toMatchObject({name: 'Tom', pin: '1234'});
    expect(example?.value).not.toHaveProperty('id');
    expect(data.answers[0]?.value).toMatchObject({id: 1, name: 'Tom'});
    expect(data.answers[0]?.value).not.toHaveProperty('pin');
    expect(data.answers[0]?.fields).toEqual(['id', 'name', 'friend']);
  });
});

it('stands beside each page, with the schemas of answers', async () => {
  const folder = folderWith({});
  const whole = {openapi: '3.1.0', info: {title: 'Pets', version: '1'}, ...document};
  writeConsoles('pets', await readDocument('api.json', whole), folder);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  expect(read('put-pet.console.json')).toEqual(JSON.parse(JSON.stringify(data)));
  expect(read('put-pet.answers.json')).toMatchObject({
    answers: {200: {'application/json': {$ref: '#/$defs/Pet'}}},
  });
});

describe.each(specifications)('$file', async ({id, file}) => {
  const document = {specification: await specificationOf(file)};
  const operations = await operationsIn(file);
  it.each(operations)('$method $path can be sent as it is prefilled, but for files', (operation) => {
    const prefilled: ConsoleData = consoleData(document, id, operation);
    const messages = Object.entries(checkRequest(prefilled, firstDraft(prefilled)));
    expect(messages.filter(([field]) => field !== 'body.file')).toEqual([]);
  });
});
