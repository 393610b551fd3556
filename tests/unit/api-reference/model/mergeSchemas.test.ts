import {describe, expect, it} from 'vitest';
import {comparedSchema} from '../../../../src/api-reference/changelog/comparedSchema';
import {displaySchema} from '../../../../src/api-reference/model/displaySchema';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';

const text: Schema = {type: 'string'};
const nothing: Schema = {type: 'null'};

describe.each([
  ['a page', (schema: Schema): object => displaySchema(schema)],
  ['the change log', (schema: Schema): object => comparedSchema(schema)],
])('the parts of a schema, for %s', (_, read) => {
  it('ask for all that one of them asks for, each once', () => {
    const schema = {required: ['a'], allOf: [{required: ['b', 'a']}, {required: ['c']}]};
    expect(read(schema)).toMatchObject({required: ['b', 'a', 'c']});
  });

  it('have the fields of all of them', () => {
    const schema = {properties: {a: text}, allOf: [{properties: {b: text}, patternProperties: {'^x': text}}]};
    expect(read(schema)).toMatchObject({properties: {a: text, b: text}, patternProperties: {'^x': text}});
  });

  it('have parts themselves, and end where one is a part of itself', () => {
    const schema: Schema = {title: 'Whole', allOf: [{allOf: [{maxLength: 3}]}]};
    schema.allOf?.push(schema);
    expect(read(schema)).toMatchObject({title: 'Whole', maxLength: 3});
  });

  it.each(['oneOf', 'anyOf'] as const)('are the only alternative beside null: %s', (keyword) => {
    expect(read({description: 'A name.', [keyword]: [text, nothing]})).toMatchObject({
      type: expect.anything() as string,
      description: 'A name.',
    });
  });
});

it('what is nearer to the whole goes before its parts on a page', () => {
  const schema = {
    maxLength: 5,
    allOf: [{maxLength: 3, properties: {a: {title: 'A', ...text}}}, {properties: {a: text}}],
  };
  expect(displaySchema(schema)).toMatchObject({maxLength: 5, properties: {a: text}});
  expect(displaySchema(schema).properties?.a).toBe(text);
});

it('both of two limits are compared, and both of two descriptions of a field', () => {
  const [one, other] = [{minLength: 1}, {maxLength: 9}];
  const schema = {maxLength: 5, allOf: [{maxLength: 3, properties: {a: one}}, {properties: {a: other}}]};
  expect(comparedSchema(schema)).toEqual({
    maxLength: {allOf: [3, 5]},
    properties: {a: {allOf: [one, other]}},
  });
});

it('a choice of one may get another alternative, and stays a choice for the change log', () => {
  expect(comparedSchema({oneOf: [text]})).toEqual({oneOf: [text]});
  expect(comparedSchema({oneOf: [text, nothing]})).toEqual({type: ['string', 'null']});
});
