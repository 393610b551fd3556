import {describe, expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {namedSchemas} from '../../../../src/api-reference/schemas';
import {schemaPages} from '../../../../src/api-reference/schemas/schemaPage';

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
const written = schemaPages(document, '/docs/api/pets', pages);
const pageOf = (id: string) => written[`schemas/${id}`] ?? '';

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

describe('their pages', () => {
  it('say what a schema is, with its fields, an example and what uses it', () => {
    const pet = pageOf('pet');
    expect(pet).toContain('title: The Pet object\n');
    expect(pageOf('pets')).toContain('title: The Pets list\n');
    expect(pageOf('kind')).toContain('title: The Kind value\n');
    expect(pet).toContain('<ApiIntro>\n\nAn animal \\{of the store\\}.\n\nIt has a name.\n\n</ApiIntro>');
    expect(pet).toContain('examples={["Rex"]}');
    expect(pet).toMatch(/## Example\n\n```json\n\{\n {2}"name": "Rex"/);
    expect(pet).toContain('- Requests: [Add a pet](../add.api.mdx#body)\n');
    expect(pet).toContain('- Responses: [Add a pet](../add.api.mdx#response-200)\n');
    expect(pet).toContain('- Schemas: [Pets](/docs/api/pets/schemas/pets)');
    expect(pageOf('pet-name')).toContain('No operation and no schema uses it.');
    expect(pageOf('label')).toContain('The same as [Tag](/docs/api/pets/schemas/tag).');
  });

  it('are listed, where each had its place before it had a page', () => {
    expect(written['schemas']).toContain(
      '| <a id="Pet"></a>[Pet](/docs/api/pets/schemas/pet) | An animal \\{of the store\\}. |',
    );
  });

  it('lead to other schemas, and write none of them out', () => {
    expect(pageOf('pet')).toContain('of={["Tag","/docs/api/pets/schemas/tag"]}');
    expect(
      Object.values(written)
        .join('')
        .match(/name=\{"text"\}/g),
    ).toHaveLength(1);
    expect(pageOf('either')).toContain('- [Pet](/docs/api/pets/schemas/pet)\n');
    expect(pageOf('pets')).toContain('of={["Pet",');
    expect(pageOf('kind')).not.toContain('of={');
  });
});
