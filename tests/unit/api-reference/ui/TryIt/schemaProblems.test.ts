import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../../../../../src/api-reference/console/consoleData';
import {pathText, schemaProblems} from '../../../../../src/api-reference/ui/TryIt/schemaProblems';

const $defs = {
  Pet: {
    type: 'object',
    required: ['name', 'photoUrls'],
    additionalProperties: false,
    properties: {
      name: {type: 'string', minLength: 1, maxLength: 3, pattern: '^[a-z]+$'},
      age: {type: 'integer', minimum: 1},
      tags: {type: 'array', maxItems: 1, items: {$ref: '#/$defs/Tag'}},
    },
  },
  Tag: {type: 'object', properties: {id: {type: ['integer', 'null']}, parent: {$ref: '#/$defs/Tag'}}},
};

const told = (schema: JsonSchema, value: unknown) =>
  schemaProblems(schema, $defs, value).map(({path, message}) => `${pathText(path)}: ${message}`);

describe('problems', () => {
  it('finds none in what fits', () => {
    expect(told({$ref: '#/$defs/Tag'}, {id: null, parent: {id: 1, parent: {}}})).toEqual([]);
  });

  it('says each place once, in words, through references and circles', () => {
    const pet = {name: 'Tom 1', age: 0, tags: [{id: 1}, {parent: {parent: {id: 'x'}}}], colour: 'red'};
    expect(told({$ref: '#/$defs/Pet'}, pet).sort()).toEqual([
      'age: Must be 1 or more.',
      'colour: Is not allowed here.',
      'name: Must have at most 3 characters.',
      'photoUrls: Is required.',
      'tags: Must have at most 1 item.',
      'tags[1].parent.parent.id: Must be a whole number or null.',
    ]);
  });

  it.each([
    [{type: 'string', pattern: '^a$'}, 'b', ': Must match the pattern ^a$.'],
    [{enum: ['a', 'b']}, 'c', ': Must be one of: a, b.'],
    [{enum: Array(22).fill('a')}, 'c', `: Must be one of: ${'a, '.repeat(19)}a and 2 more.`],
    [{type: 'number', exclusiveMinimum: 5}, 5, ': Must be more than 5.'],
    [{type: 'number', multipleOf: 2}, 3, ': Must be a multiple of 2.'],
    [{type: 'string', format: 'date-time'}, 'today', ': Must have the format date-time.'],
    [{type: 'array', uniqueItems: true}, [1, 1], ': Must not contain the same item twice.'],
    [{anyOf: [{type: 'string'}, {type: 'integer'}]}, {}, ': Does not fit any of the alternatives.'],
    [{oneOf: [{type: 'number'}, {type: 'integer'}]}, 1, ': Must fit exactly one of the alternatives.'],
    [{type: 'object'}, 'x', ': Must be an object.'],
  ])('%j refuses %j', (schema, value, message) => expect(told(schema, value)).toEqual([message]));
});
