/** Samples of schemas that a discriminator tells apart hold the value by which a server knows them. */
import path from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import {documentOf} from '../../../../src/api-reference/model/reading';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {sampleRequest} from '../../../../src/api-reference/samples/sampleRequest';
import {folderWith} from '../../../support/folder';

const to = (name: string) => ({$ref: `#/components/schemas/${name}`});
const text = {type: 'string'};
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const mapping = {feline: '#/components/schemas/Cat', canine: '#/components/schemas/Dog'};

const schemas = {
  Cat: object({kind: text, lives: {type: 'integer'}}),
  Dog: object({kind: text, tricks: {type: 'array', items: text}}),
  Base: {
    ...object({kind: text}),
    discriminator: {propertyName: 'kind', mapping: {wide: '#/components/schemas/Lorry'}},
  },
  Lorry: {allOf: [to('Base'), object({load: {type: 'integer'}})]},
  Link: {
    type: 'object',
    properties: {kind: text, next: to('Link')},
    discriminator: {propertyName: 'kind'},
  },
  Chain: {allOf: [to('Link'), object({length: {type: 'integer'}})]},
  Van: {allOf: [to('Base'), object({seats: {type: 'integer'}})]},
};

const pets = {oneOf: [to('Cat'), to('Dog')], discriminator: {propertyName: 'kind', mapping}};

/** What sample and console send for a body. */
async function bodiesOf(schema: object): Promise<unknown[]> {
  const content = {'application/json': {schema}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1.0.0'},
    paths: {'/a': {post: {requestBody: {content}, responses: {200: {description: 'Fine'}}}}},
    components: {schemas},
  };
  const file = path.join(folderWith({'a.json': JSON.stringify(document)}), 'a.json');
  const whole = await documentOf({file, isForeign: true});
  const read = await readDocument(file, whole);
  const [operation] = read.operations;
  const {body} = sampleRequest(operation!);
  const data = consoleData(read, 'a', operation!);
  const media = data.body?.content['application/json'];
  const found = [body?.kind === 'json' ? body.value : undefined, media?.examples[0]?.value];
  const validate = new Ajv({strict: false}).compile({...media?.schema, $defs: data.$defs});
  for (const value of found) expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  return found;
}

describe('a discriminator', () => {
  it.each<[string, object, unknown]>([
    ['names the first alternative by its mapping', pets, {kind: 'feline', lives: 0}],
    ['is filled inside a list', {type: 'array', items: pets}, [{kind: 'feline', lives: 0}]],
    ['names the schema that builds on its own', to('Lorry'), {kind: 'wide', load: 0}],
    ['makes a sample of the first that builds on it', to('Base'), {kind: 'wide', load: 0}],
    [
      'leaves an example as its author wrote it',
      {...pets, example: {kind: 'canine', tricks: []}},
      {kind: 'canine', tricks: []},
    ],
  ])('%s', async (_, schema, expected) => {
    expect(await bodiesOf(schema)).toEqual([expected, expected]);
  });
});
