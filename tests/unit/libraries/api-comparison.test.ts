/** Why the change log of the API reference has rules of its own: what a maintained library says of the same changes. */
import {apiCompare} from 'api-smart-diff';
import {describe, expect, it} from 'vitest';
import {changesOf} from '../../support/openapi';

type Schema = Record<string, unknown>;

const document = (operation: object) => ({
  openapi: '3.0.3',
  info: {title: 'T', version: '1.0.0'},
  paths: {'/x': {post: {operationId: 'x', responses: {200: {description: 'Fine'}}, ...operation}}},
});
const content = (schema: Schema) => ({content: {'application/json': {schema}}});
const sent = (schema: Schema) => document({requestBody: content(schema)});
const received = (schema: Schema) => document({responses: {200: {description: 'Fine', ...content(schema)}}});

const text = {type: 'string'};
const object = (properties: Schema) => ({type: 'object', properties});
const breaksHere = async (before: object, after: object) =>
  (await changesOf(before, after)).some(({breaking}) => breaking);
const breaksThere = (before: object, after: object) =>
  apiCompare(before, after).diffs.some(({type}) => type === 'breaking');

it('both tell of a field that becomes required', async () => {
  const before = sent(object({a: text}));
  const after = sent({...object({a: text}), required: ['a']});
  expect([await breaksHere(before, after), breaksThere(before, after)]).toEqual([true, true]);
});

describe('a change that breaks clients, and api-smart-diff calls none', () => {
  it.each([
    ['a field that is gone from a response', received(object({a: text})), received(object({}))],
    ['another type in a response', received(text), received({type: 'boolean'})],
    ['null where none was in a response', received(text), received({...text, nullable: true})],
    ['an enumeration where anything went', sent(text), sent({...text, enum: ['x']})],
    [
      'no further fields where any went',
      sent(object({a: text})),
      sent({...object({a: text}), additionalProperties: false}),
    ],
  ])('%s', async (_name, before, after) => {
    expect([await breaksHere(before, after), breaksThere(before, after)]).toEqual([true, false]);
  });
});

describe('a change that breaks nobody, and api-smart-diff calls breaking', () => {
  it.each([
    ['an enumeration in a response where anything went', received(text), received({...text, enum: ['x']})],
    ['a wider type in a request', sent({type: 'integer'}), sent({type: 'number'})],
  ])('%s', async (_name, before, after) => {
    expect([await breaksHere(before, after), breaksThere(before, after)]).toEqual([false, true]);
  });
});
