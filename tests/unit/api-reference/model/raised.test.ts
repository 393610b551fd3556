import {describe, expect, it} from 'vitest';
import {mended} from '../../../../src/api-reference/model/mend';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';

type Read = {openapi: string; components: {schemas: Record<string, Schema>}};

/** A schema as everything reads it, and what was told of it. */
function raised(schema: object, openapi = '3.0.3') {
  const {document, faults} = mended({openapi, components: {schemas: {A: schema, B: {type: 'object'}}}});
  const {components, openapi: version} = document as Read;
  return {schema: components.schemas.A!, version, faults};
}
const reference = {$ref: '#/components/schemas/B'};
const nothing = {type: 'null'};

describe('schemas of OpenAPI 3.0 in the words of 3.1', () => {
  it.each([
    [{type: 'string', nullable: true}, {type: ['string', 'null']}],
    [{type: ['string', 'null'], nullable: true}, {type: ['string', 'null']}],
    [{type: 'string', nullable: false}, {type: 'string'}],
    [
      {type: 'string', nullable: true, enum: ['a']},
      {type: ['string', 'null'], enum: ['a', null]},
    ],
    [{nullable: true, allOf: [{minLength: 1}]}, {anyOf: [{allOf: [{minLength: 1}]}, nothing]}],
    [
      {...reference, nullable: true, description: 'Of B'},
      {description: 'Of B', anyOf: [reference, nothing]},
    ],
    [
      {nullable: true, readOnly: true, example: 1, oneOf: [reference], discriminator: {propertyName: 'b'}},
      {
        readOnly: true,
        example: 1,
        anyOf: [{oneOf: [reference], discriminator: {propertyName: 'b'}}, nothing],
      },
    ],
    [{nullable: true, description: 'Anything'}, {description: 'Anything'}],
    [{minimum: 1, exclusiveMinimum: true}, {exclusiveMinimum: 1}],
    [{minimum: 1, exclusiveMinimum: false}, {minimum: 1}],
    [{maximum: 0, exclusiveMaximum: true}, {exclusiveMaximum: 0}],
    [{exclusiveMaximum: true}, {}],
    [{properties: {a: {nullable: true, type: 'string'}}}, {properties: {a: {type: ['string', 'null']}}}],
    [{example: {nullable: true, minimum: 1}}, {example: {nullable: true, minimum: 1}}],
  ])('%j is %j', (schema, expected) => {
    const made = raised(schema);
    expect(made.schema).toEqual(expected);
    expect(made.faults).toEqual([]);
  });
});
