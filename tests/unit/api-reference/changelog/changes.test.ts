/** The rules of the change log, case by case: who writes a value decides what breaks. */
import {expect, it} from 'vitest';
import {changesOf} from '../../../support/openapi';

type Part = Record<string, unknown>;

const ok = {description: 'Fine'};
const text = {type: 'string'};
const object = (properties: Part, more: Part = {}): Part => ({type: 'object', properties, ...more});
const content = (schema: Part) => ({content: {'application/json': {schema}}});
const document = (operation: Part, root: Part = {}) => ({
  paths: {'/x/{id}': {post: {operationId: 'x', responses: {200: ok}, ...operation}}},
  ...root,
});

/** Each change as a line; a breaking one has an exclamation mark. */
const lines = async (before: object, after: object) =>
  (await changesOf(before, after)).map(({breaking, place, what}) => `${breaking ? '!' : ''}${place} ${what}`);

it.each<
  [name: string, before: Part, after: Part, what: string, breaks: 'sent' | 'received' | 'both' | 'none']
>([
  ['a new field', object({}), object({a: text}), ', field `a` is new', 'none'],
  ['a field that was removed', object({a: text}), object({}), ', field `a` was removed', 'both'],
  ['a need', object({a: text}), object({a: text}, {required: ['a']}), ', field `a` is now required', 'sent'],
  ['another type', text, {type: 'boolean'}, ' `type` is `boolean`, it was `string`', 'both'],
  ['a wider type', {type: 'integer'}, {type: 'number'}, ' `type` is `number`, it was `integer`', 'received'],
  ['null', text, {type: ['string', 'null']}, ' `type` is `string or null`, it was `string`', 'received'],
  ['a new value', {enum: ['a']}, {enum: ['b', 'a']}, ' also allows `b`', 'received'],
  ['a list of values', text, {...text, enum: ['a']}, ' `enum` is new: `["a"]`', 'sent'],
  ['a limit', {...text, maxLength: 9}, {...text, maxLength: 3}, ' `maxLength` is `3`, it was `9`', 'sent'],
  ['an alternative', {oneOf: [text]}, {oneOf: [text, {title: 'B'}]}, ', alternative `B` is new', 'received'],
])('%s', async (_name, before, after, what, breaks) => {
  const mark = (side: string) => (breaks === side || breaks === 'both' ? '!' : '');
  const [sent, received] = [before, after].reduce<object[][]>(
    ([requests = [], answers = []], schema) => [
      [...requests, document({requestBody: content(schema)})],
      [...answers, document({responses: {200: {...ok, ...content(schema)}}})],
    ],
    [],
  );
  expect(await lines(sent![0]!, sent![1]!)).toContain(`${mark('sent')}Request body${what}`);
  expect(await lines(received![0]!, received![1]!)).toContain(`${mark('received')}Response \`200\`${what}`);
});

it('follows references and parts, and ends where a schema contains itself; wording is no change', async () => {
  const pet = {$ref: '#/components/schemas/Pet'};
  const body = (more: Part) =>
    document(
      {requestBody: content({allOf: [pet, object({own: text})]})},
      {components: {schemas: {Pet: object({parent: pet, name: {...text, ...more}})}}},
    );
  expect(await lines(body({}), body({description: 'Its name', maxLength: 3}))).toEqual([
    '!Request body, field `parent.name` `maxLength` is new: `3`',
    '!Request body, field `name` `maxLength` is new: `3`',
  ]);
});

const query = (more: Part = {}) => ({parameters: [{name: 'q', in: 'query', schema: text, ...more}]});

it.each<[before: Part, after: Part, expected: string]>([
  [{}, query({required: true}), '!Query parameter `q` is new and required'],
  [query(), {}, '!Query parameter `q` was removed'],
  [query(), query({deprecated: true}), 'Query parameter `q` is deprecated'],
  [{}, {responses: {200: ok, 404: ok}}, 'Response `404` is new'],
  [{responses: {200: ok, 404: ok}}, {}, 'Response `404` was removed'],
  [{responses: {200: ok, 202: ok}}, {}, '!Response `202` was removed'],
  [{}, {security: [{key: []}]}, '!Authorisation no longer allows `none`'],
])('%j and then %j: %s', async (before, after, expected) => {
  expect(await lines(document(before), document(after))).toContain(expected);
});
