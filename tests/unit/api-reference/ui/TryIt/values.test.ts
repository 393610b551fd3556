import {describe, expect, it} from 'vitest';
import {sentValue, textOf, valueOf} from '../../../../../src/api-reference/ui/TryIt/values';

const $defs = {Size: {type: 'integer'}, Mode: {type: 'string', enum: ['a', 'b']}};

describe('textOf', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [7, '7'],
    [false, 'false'],
    [['x', 2], 'x\n2'],
    [{a: 1}, '{\n  "a": 1\n}'],
    [[{a: 1}], '[\n  {\n    "a": 1\n  }\n]'],
  ])('%j stands as %j', (value, text) => expect(textOf(value)).toBe(text));
});

describe('valueOf', () => {
  it.each([
    ['', {type: 'string'}, undefined],
    ['7', {type: 'string'}, '7'],
    ['7', {$ref: '#/$defs/Size'}, 7],
    ['seven', {type: 'integer'}, 'seven'],
    ['true', {type: 'boolean'}, true],
    ['2', {enum: [1, 2]}, 2],
    ['b', {$ref: '#/$defs/Mode'}, 'b'],
    ['7', {type: ['integer', 'null']}, 7],
    ['x', {anyOf: [{type: 'string'}, {type: 'null'}]}, 'x'],
    ['x\n\n y ', {type: 'array', items: {type: 'string'}}, ['x', 'y']],
    ['1\n2', {type: 'array', items: {type: 'integer'}}, [1, 2]],
    ['{"a":1}', {type: 'object'}, {a: 1}],
    ['{"a":', {type: 'object'}, '{"a":'],
    ['7', {}, 7],
    ['x', {}, 'x'],
  ])('%j under %j is %j', (text, schema, value) => expect(valueOf(text, schema, $defs)).toEqual(value));
});

describe('sentValue', () => {
  it('keeps the digits of a number that JavaScript would round', () => {
    expect(sentValue(' 9007199254740993 ', {type: 'integer', format: 'int64'}, {})).toBe('9007199254740993');
    expect(sentValue('', {type: 'integer'}, {})).toBeUndefined();
  });
});
