import {expect, it} from 'vitest';
import {raised} from '../../../../src/api-reference/model/raised';

type Schemas = {components: {schemas: Record<string, unknown>}};

/** A schema as everything reads it. */
const raisedSchema = (schema: object) =>
  (raised({openapi: '3.0.3', components: {schemas: {A: schema}}}) as Schemas).components.schemas.A;

const reference = {$ref: '#/components/schemas/B'};
const nothing = {type: 'null'};

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
  [
    {properties: {example: {nullable: true, type: 'string'}}},
    {properties: {example: {type: ['string', 'null']}}},
  ],
])('OpenAPI 3.0: %j is %j in the words of 3.1', (schema, expected) => {
  expect(raisedSchema(schema)).toEqual(expected);
});
