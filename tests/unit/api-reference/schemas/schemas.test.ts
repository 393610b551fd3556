import {describe, expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {namedSchemas} from '../../../../src/api-reference/schemas';
import {schemaPage} from '../../../../src/api-reference/schemas/schemaPage';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const json = (schema: object) => ({content: {'application/json': {schema}}});

const source = {
  openapi: '3.1.0',
  info: {title: 'Pets API', version: '1.0.0'},
  components: {
    schemas: {
      Pet: {
        type: 'object',
        description: 'An animal {of the store}.\n\nIt has a name.',
        properties: {
          name: {type: 'string', example: 'Rex'},
          kind: ref('Kind'),
          tags: {type: 'array', items: ref('Tag')},
          parent: ref('Pet'),
        },
      },
      Pets: {type: 'array', items: ref('Pet')},
      Kind: {type: 'string', enum: ['cat', 'dog']},
      Tag: {type: 'object', properties: {text: {type: 'string'}}},
      Label: ref('Tag'),
      Either: {oneOf: [ref('Pet'), ref('Tag')]},
      Mixed: {oneOf: [ref('Pet'), {type: 'object', title: 'Own', properties: {a: {type: 'string'}}}]},
      'Pet-name': {type: 'string', description: 'Nobody uses it.'},
    },
  },
  paths: {
    '/pets': {
      get: {
        operationId: 'list',
        summary: 'List pets',
        parameters: [{name: 'kind', in: 'query', schema: ref('Kind')}],
        responses: {200: {description: 'All', ...json(ref('Pets'))}},
      },
      post: {
        operationId: 'add',
        summary: 'Add a pet',
        requestBody: json(ref('Pet')),
        responses: {
          200: {description: 'Added', ...json(ref('Pet'))},
          201: {description: 'Made', ...json(ref('Pet'))},
        },
      },
    },
  },
};

const document = await readDocument('pets.json', source);
const schemas = namedSchemas(document);
const text = 'id={"body"} id={"response-200"}';
const pages = new Map([
  ['get /pets', {title: 'List pets', file: 'list.api.mdx', text}],
  ['post /pets', {title: 'Add a pet', file: 'add.api.mdx', text}],
]);
const page = schemaPage(document, '/docs/api/pets', pages);
const sectionOf = (id: string) => page.split(/^(?=## )/m).find((part) => part.includes(`{#${id}}`)) ?? '';

describe('the named schemas of an API', () => {
  it('know the operations that use them and the schemas that contain them, each once', () => {
    const told = schemas.map(({name, requests, responses, schemas: others}) => [
      name,
      requests.map(({operation, anchor}) => `${operation.id} ${anchor ?? ''}`.trim()),
      responses.map(({operation, anchor}) => `${operation.id} ${anchor ?? ''}`),
      others,
    ]);
    expect(told).toEqual([
      ['Pet', ['add body'], ['add response-200'], ['Pets', 'Either', 'Mixed']],
      ['Pets', [], ['list response-200'], []],
      ['Kind', ['list'], [], ['Pet']],
      ['Tag', [], [], ['Pet', 'Either']],
      ['Label', [], [], []],
      ['Either', [], [], []],
      ['Mixed', [], [], []],
      ['Pet-name', [], [], []],
    ]);
  });
});

describe('their page', () => {
  it('says what a schema is, with its fields, an example and what uses it', () => {
    const pet = sectionOf('Pet');
    expect(pet).toMatch(
      /^## `Pet` \{#Pet\}\n\nAn animal \\\{of the store\\\}\.\n\nIt has a name\.\n\n<div data/,
    );
    expect(pet).toContain('examples={["Rex"]}');
    expect(pet).toMatch(/\*\*Example\*\*\n\n```json\n\{\n {2}"name": "Rex"/);
    expect(pet).toContain('- Requests: [Add a pet](./add.api.mdx#body)\n');
    expect(pet).toContain('- Responses: [Add a pet](./add.api.mdx#response-200)\n');
    expect(pet).toContain('- Schemas: [Pets](/docs/api/pets/schemas#Pets)');
    expect(sectionOf('Pet-name')).toContain('No operation and no schema uses it.');
    expect(sectionOf('Label')).toContain('The same as [Tag](/docs/api/pets/schemas#Tag).');
  });

  it('leads to other schemas, and writes none of them out twice', () => {
    expect(sectionOf('Pet')).toContain('of={["Tag","/docs/api/pets/schemas#Tag"]}');
    expect(page.match(/name=\{"text"\}/g)).toHaveLength(1);
    expect(sectionOf('Either')).toContain('- [Pet](/docs/api/pets/schemas#Pet)\n');
    expect(sectionOf('Pets')).toContain('of={["Pet",');
    expect(sectionOf('Kind')).not.toContain('of={');
  });
});
