import {readFileSync} from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {toolList} from '../../../../src/api-reference/machines/tools';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {specifications} from '../../../../src/site/apis';
import {folderWith} from '../../../support/folder';

const source = `openapi: 3.1.0
info: {title: Tools, version: 1.0.0}
servers: [{url: 'https://api.example.com'}]
security: [{key: []}]
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, description: The pet., schema: {type: integer}}]
    get: {operationId: get pet, summary: Get a pet, description: Returns one., responses: {'200': {description: Fine}}}
    put:
      operationId: putPet
      summary: Replace a pet
      parameters: [{name: id, in: header, schema: {type: string}}]
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'200': {description: Fine}}
    post: {operationId: touch, summary: Touch a pet, responses: {'200': {description: Fine}}}
webhooks:
  newPet: {post: {operationId: newPet, responses: {'200': {description: Fine}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  schemas:
    Pet: {type: object, required: [name], properties: {name: {type: string, description: What it is called.}, next: {$ref: '#/components/schemas/Pet'}}}
`;

async function toolsOf(file: string) {
  return toolList('x', await readDocument(file));
}

const made = async () => toolsOf(`${folderWith({'x.yaml': source})}/x.yaml`);

/** The definitions of two editions: clients of both read the list. */
const editions = ['2026-07-28', '2025-11-25'].map((edition) => {
  const ajv = new Ajv2020({strict: false});
  addFormats(ajv);
  const schema = JSON.parse(readFileSync(`tests/support/mcp/${edition}.json`, 'utf8')) as object;
  return {edition, validate: ajv.compile(schema)};
});

describe.each(editions)('by the Model Context Protocol of $edition', ({validate}) => {
  it.each(specifications)('the tools of $id are a result of tools/list', async ({file}) => {
    validate(JSON.parse(JSON.stringify(await toolsOf(file))));
    expect(validate.errors).toBeNull();
  });

  it('a list without input schemas is none', async () => {
    const {tools, ...list} = await made();
    expect(validate({...list, tools: tools.map((tool) => ({...tool, inputSchema: undefined}))})).toBe(false);
  });
});

it.each(specifications)(
  'each operation of $id is a tool with a schema that a validator takes',
  async ({file}) => {
    const {operations} = await readDocument(file);
    const {tools} = await toolsOf(file);
    expect(tools.map(({title}) => title)).toEqual(operations.map(({title}) => title));
    expect(new Set(tools.map(({name}) => name)).size).toBe(tools.length);
    for (const {name, inputSchema} of tools) {
      expect(name).toMatch(/^[\w.-]{1,128}$/);
      const ajv = new Ajv2020({strict: false});
      addFormats(ajv);
      expect(() => ajv.compile(inputSchema)).not.toThrow();
    }
  },
);

it('tells what reads, what destroys and what may be sent twice; webhooks are no tools', async () => {
  const {tools} = await made();
  expect(tools.map(({name, annotations}) => [name, annotations])).toEqual([
    ['get_pet', {readOnlyHint: true, idempotentHint: true}],
    ['putPet', {readOnlyHint: false, destructiveHint: true, idempotentHint: true}],
    ['touch', {readOnlyHint: false, idempotentHint: false}],
  ]);
});

it('has a field for each parameter and the body, with words, and says where each goes', async () => {
  const {tools} = await made();
  const [, put] = tools;
  expect(put?.inputSchema).toMatchObject({
    required: ['id', 'body'],
    properties: {
      id: {type: 'integer', description: 'The pet.'},
      header_id: {type: 'string'},
      body: {$ref: '#/$defs/Pet'},
    },
    additionalProperties: false,
    $defs: {Pet: {properties: {name: {description: 'What it is called.'}, next: {$ref: '#/$defs/Pet'}}}},
  });
  expect(put?._meta['openapi/request']).toEqual({
    method: 'PUT',
    path: '/pets/{id}',
    servers: ['https://api.example.com'],
    arguments: {id: {in: 'path', name: 'id'}, header_id: {in: 'header', name: 'id'}},
    contentType: 'application/json',
    security: [{key: []}],
  });
});
