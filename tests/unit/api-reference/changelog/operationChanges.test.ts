/** The rules of the change log for everything but schemas, case by case. */
import {describe, expect, it} from 'vitest';
import {changesOf} from '../../../support/openapi';

type Part = Record<string, unknown>;

const ok = {responses: {200: {description: 'Fine'}}};

const document = (operation: Part, root: Part = {}, item: Part = {}) => ({
  openapi: '3.0.3',
  info: {title: 'T', version: '1.0.0'},
  paths: {'/x/{id}': {...item, post: {operationId: 'x', ...ok, ...operation}}},
  ...root,
});

const lines = async (before: object, after: object) =>
  (await changesOf(before, after)).map(
    ({kind, breaking, place, what}) => `${breaking ? '!' : ''}${kind} ${place} ${what}`,
  );

const query = (more: Part = {}) => ({name: 'q', in: 'query', schema: {type: 'string'}, ...more});
const body = (types: string[], more: Part = {}) => ({
  requestBody: {content: Object.fromEntries(types.map((type) => [type, {schema: {}}])), ...more},
});
const responses = (...statuses: string[]) => ({
  responses: Object.fromEntries(statuses.map((status) => [status, {description: 'x'}])),
});
const secured = (...security: Part[]) => ({security});

type Case = [name: string, before: Part, after: Part, expected: string[]];

const cases: Case[] = [
  ['nothing', {parameters: [query()]}, {parameters: [query()]}, []],
  ['a new parameter', {}, {parameters: [query()]}, ['added Query parameter `q` is new']],
  [
    'a new required parameter',
    {},
    {parameters: [query({required: true})]},
    ['!added Query parameter `q` is new and required'],
  ],
  ['a parameter that is gone', {parameters: [query()]}, {}, ['!removed Query parameter `q` is gone']],
  ['a new required body', {}, body(['a/b'], {required: true}), ['!added Request body is new and required']],
  [
    'a type of body that is gone',
    body(['a/b', 'c/d']),
    body(['a/b']),
    ['!removed Request body no longer has the type `c/d`'],
  ],
  ['a new response', {}, responses('200', '404'), ['added Response `404` is new']],
  ['an error that is gone', responses('200', '404'), responses('200'), ['removed Response `404` is gone']],
  ['authorisation where none was', {}, secured({key: []}), ['!changed Authorisation is `key`; it was none']],
  [
    'one more scope',
    secured({o: ['a']}),
    secured({o: ['a', 'b']}),
    ['!changed Authorisation is `o` with `a`, `b`; it was `o` with `a`'],
  ],
  [
    'a second factor',
    secured({o: []}),
    secured({o: [], key: []}),
    ['!changed Authorisation is `o` and `key`; it was `o`'],
  ],
];

it.each(cases)('%s', async (_name, before, after, expected) => {
  expect(await lines(document(before), document(after))).toEqual(expected);
});

describe('the whole document', () => {
  const operations = (...names: string[]) => ({
    paths: Object.fromEntries(names.map((name) => [name, {get: {operationId: name, ...ok}}])),
  });

  it('has a new operation, or one less', async () => {
    expect(await lines(operations('/a'), operations('/a', '/b'))).toEqual(['added Operation is new']);
    expect(await lines(operations('/a', '/b'), operations('/a'))).toEqual(['!removed Operation is gone']);
  });

  it('changes its security schemes', async () => {
    const scheme = (securitySchemes: Part) => document({}, {components: {securitySchemes}});
    const flow = (tokenUrl: string, ...scopes: string[]) =>
      scheme({
        o: {
          type: 'oauth2',
          flows: {password: {tokenUrl, scopes: Object.fromEntries(scopes.map((name) => [name, name]))}},
        },
      });
    expect(await lines(scheme({}), scheme({key: {type: 'http'}}))).toEqual([
      'added Security scheme `key` is new',
    ]);
    expect(await lines(scheme({key: {type: 'http'}}), scheme({}))).toEqual([
      '!removed Security scheme `key` is gone',
    ]);
    expect(
      await lines(
        scheme({key: {type: 'http', scheme: 'basic'}}),
        scheme({key: {type: 'http', scheme: 'bearer'}}),
      ),
    ).toEqual(['!changed Security scheme `key` works in another way']);
    expect(await lines(flow('/a', 'x'), flow('/b', 'y'))).toEqual([
      '!changed Security scheme `o` `tokenUrl` of `password` is `/b`, it was `/a`',
      '!removed Security scheme `o` no longer has the scope `x`',
      'added Security scheme `o` has the new scope `y`',
    ]);
  });
});
