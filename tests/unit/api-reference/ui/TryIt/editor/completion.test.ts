import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../../../../../../src/api-reference/console/consoleData';
import {proposals} from '../../../../../../src/api-reference/ui/TryIt/editor/completion';

const $defs: Record<string, JsonSchema> = {
  Tag: {type: 'object', properties: {id: {type: 'integer'}, label: {type: 'string'}}, required: ['id']},
  Card: {properties: {kind: {const: 'card'}, number: {type: 'string'}}, required: ['kind']},
  Bill: {properties: {kind: {const: 'bill'}, address: {type: 'string'}}, required: ['kind']},
};

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: {type: 'string'},
    status: {type: ['string', 'null'], enum: ['open', 'shut', null]},
    isOpen: {type: 'boolean'},
    tags: {type: 'array', items: {$ref: '#/$defs/Tag'}},
    pay: {oneOf: [{$ref: '#/$defs/Card'}, {$ref: '#/$defs/Bill'}]},
    pair: {type: 'array', prefixItems: [{enum: [1, 2]}], items: {type: 'boolean'}},
    other: {type: 'object', additionalProperties: {enum: ['x']}},
  },
};

/** @param marked a text with `|` where the reader writes */
function offered(marked: string): string[] {
  const position = marked.indexOf('|');
  const text = marked.replace('|', '');
  return proposals(text, position, schema, $defs)?.options.map((option) => option.text) ?? [];
}

const all = ['name', 'status', 'isOpen', 'tags', 'pay', 'pair', 'other'].map((name) => `"${name}": `);

describe('completion of JSON', () => {
  it.each([
    ['names at the beginning of an object', '{|', all],
    ['names inside quotes', '{"|"}', all],
    ['names that are not there yet', '{"name": "x", |}', all.slice(1)],
    ['names of items', '{"tags": [{"id": 1}, {|', ['"id": ', '"label": ']],
    ['names of the chosen alternative', '{"pay": {"kind": "bill", |', ['"address": ']],
    ['values of an enumeration', '{"status": |', ['"open"', '"shut"', 'null']],
    ['truth values', '{"isOpen": t|}', ['true', 'false']],
    ['a constant', '{"pay": {"kind": |', ['"card"']],
    ['nothing for free text', '{"name": "|"}', []],
  ])('proposes %s', (_, marked, expected) => expect(offered(marked)).toEqual(expected));

  it('says the type, and what is required', () =>
    expect(proposals('{', 1, schema, $defs)?.options.slice(0, 2)).toEqual([
      {label: 'name', detail: 'string, required', text: '"name": '},
      {label: 'status', detail: 'string', text: '"status": '},
    ]));
});
