import {describe, expect, it} from 'vitest';
import {validationSchemas} from '../../../../src/api-reference/console/validationSchema';

const schemas: Record<string, unknown> = {
  Tree: {type: 'object', properties: {children: {type: 'array', items: {$ref: '#/components/schemas/Tree'}}}},
  Id: {type: 'integer', readOnly: true},
  Cat: {required: ['kind', 'lives'], properties: {lives: {type: 'integer'}}},
  Dog: {required: ['kind'], properties: {good: {enum: [true]}}},
};

function converted(schema: unknown) {
  const {convert, $defs} = validationSchemas(
    (reference) => schemas[reference.split('/').pop() ?? ''],
    'request',
  );
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

  it('keeps references, also in circles, and gathers only what they lead to', () => {
    expect(converted({$ref: '#/components/schemas/Tree'})).toEqual({
      schema: {$ref: '#/$defs/Tree'},
      $defs: {
        Tree: {type: 'object', properties: {children: {type: 'array', items: {$ref: '#/$defs/Tree'}}}},
      },
    });
  });

  it('does not ask a request for what only answers have', () => {
    const properties = {id: {$ref: '#/components/schemas/Id'}, at: {readOnly: true}, name: {}};
    expect(converted({required: ['id', 'at', 'name'], properties}).schema.required).toEqual(['name']);
  });

  it('follows a discriminator', () => {
    const oneOf = ['Cat', 'Dog'].map((name) => ({$ref: `#/components/schemas/${name}`}));
    const condition = (value: string, name: string) => ({
      if: {required: ['kind'], properties: {kind: {const: value}}},
      then: {$ref: `#/$defs/${name}`},
    });
    expect(
      converted({oneOf, discriminator: {propertyName: 'kind', mapping: {cat: 'Cat', dog: oneOf[1]?.$ref}}})
        .schema,
    ).toEqual({
      allOf: [
        {required: ['kind'], properties: {kind: {enum: ['cat', 'dog']}}},
        condition('cat', 'Cat'),
        condition('dog', 'Dog'),
      ],
    });
    expect(converted({oneOf, discriminator: {propertyName: 'kind'}}).schema.allOf).toContainEqual(
      condition('Cat', 'Cat'),
    );
  });
});
