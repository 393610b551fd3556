import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../../../../../../src/api-reference/console/consoleData';
import {visibleFields} from '../../../../../../src/api-reference/ui/TryIt/body/visibleFields';

const $defs = {
  Card: {title: 'By card', required: ['number'], properties: {number: {type: 'string'}}},
  Bill: {required: ['address'], properties: {address: {type: 'string'}, note: {type: 'string'}}},
};

const shown = (schema: JsonSchema, texts: Record<string, string>) =>
  visibleFields({schema}, {texts, files: {}, example: 0, mediaType: '', body: ''}, $defs).map(
    ({name, required}) => `${name}${required ? ' (required)' : ''}`,
  );

/** As a discriminator is written by validationSchema.ts. */
const byField: JsonSchema = {
  allOf: [
    {required: ['way'], properties: {way: {enum: ['card', 'bill']}}},
    {if: {properties: {way: {const: 'card'}}, required: ['way']}, then: {$ref: '#/$defs/Card'}},
    {if: {properties: {way: {const: 'bill'}}, required: ['way']}, then: {$ref: '#/$defs/Bill'}},
  ],
};

describe('visibleFields', () => {
  it('shows the fields of the alternative that a field decides, and which of them are required', () => {
    expect(shown(byField, {'form.way': 'card'})).toEqual(['way (required)', 'number (required)']);
    expect(shown(byField, {'form.way': 'bill', 'form.number': '7'})).toEqual([
      'way (required)',
      'address (required)',
      'note',
    ]);
    expect(shown(byField, {})).toEqual(['way (required)']);
  });

  it('follows the reader’s choice, or what is filled in, where no field decides', () => {
    const schema: JsonSchema = {oneOf: [{$ref: '#/$defs/Card'}, {$ref: '#/$defs/Bill'}]};
    expect(shown(schema, {})).toEqual(['number (required)']);
    expect(shown(schema, {'form.note': 'x'})).toEqual(['address (required)', 'note']);
    expect(shown(schema, {'choice.form': '1'})).toEqual(['address (required)', 'note']);
  });
});
