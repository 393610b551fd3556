import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../../../../../../src/api-reference/console/consoleData';
import {textProblems} from '../../../../../../src/api-reference/ui/TryIt/editor/problems';

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: {type: 'string'},
    tags: {type: 'array', items: {type: 'object', required: ['id'], properties: {id: {type: 'integer'}}}},
  },
};

/** Each problem with the text that is marked. */
const marked = (text: string, wrongAt?: number) =>
  textProblems(text, schema, {}, wrongAt).map(({from, to, message}) => [text.slice(from, to), message]);

describe('problems of a JSON text', () => {
  it.each([
    ['a value', '{"name": 7}', [['7', 'name: Must be text.']]],
    [
      'a value in a list, not the one before that looks alike',
      '{"name": "id", "tags": [{"id": 1}, {"id": "1"}]}',
      [['"1"', 'tags[1].id: Must be a whole number.']],
    ],
    ['where something is missing', '{"tags": []}', [['{', 'name: Is required.']]],
    [
      'the item where something is missing',
      '{"name": "", "tags": [{}]}',
      [['{', 'tags[0].id: Is required.']],
    ],
    ['the whole', ' [1]', [['[1]', 'Must be an object.']]],
  ])('marks %s', (_, text, expected) => expect(marked(text)).toEqual(expected));
});
