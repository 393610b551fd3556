import {describe, expect, it} from 'vitest';
import {validationSchemas} from '../../../../src/api-reference/console/validationSchema';

const children: {type: string; items?: unknown} = {type: 'array'};
const schemas = {
  Tree: {'x-name': 'Tree', type: 'object', properties: {children}},
  Id: {'x-name': 'Id', type: 'integer', readOnly: true},
  Cat: {'x-name': 'Cat', required: ['kind', 'lives'], properties: {lives: {type: 'integer'}}},
  Dog: {'x-name': 'Dog', required: ['kind'], properties: {good: {enum: [true]}}},
};
children.items = schemas.Tree;

function converted(schema: unknown) {
  const {convert, $defs} = validationSchemas(schemas, 'request');
  return {schema: convert(schema), $defs};
}

describe('schemaConverter', () => {
  it.each([
    [{type: ['string', 'null']}, {type: ['string', 'null']}],
    [{exclusiveMaximum: 9}, {exclusiveMaximum: 9}],
    [{pattern: '^[\\w-]+$'}, {pattern: '^[\\w-]+$'}],
    [{pattern: '^\\-[$'}, {}],
    [{additionalProperties: false}, {additionalProperties: false}],
    [{summary: 'd', example: 1, 'x-y': 1, xml: {}, deprecated: true}, {}],
    [{properties: {description: {type: 'string'}}}, {properties: {description: {type: 'string'}}}],
    [{description: 'The *name* of [a pet](/pets).\n\nMore.'}, {description: 'The name of a pet.'}],
  ])('%j becomes %j', (schema, expected) => {
    expect(JSON.parse(JSON.stringify(converted(schema).schema))).toEqual(expected);
  });

  it('refers to named schemas, also in circles, and gathers only those that are used', () => {
    expect(converted(schemas.Tree)).toEqual({
      schema: {$ref: '#/$defs/Tree'},
      $defs: {
        Tree: {type: 'object', properties: {children: {type: 'array', items: {$ref: '#/$defs/Tree'}}}},
      },
    });
  });

  it('does not ask a request for what only answers have', () => {
    const properties = {id: schemas.Id, at: {readOnly: true}, name: {}};
    expect(converted({required: ['id', 'at', 'name'], properties}).schema.required).toEqual(['name']);
  });
});
