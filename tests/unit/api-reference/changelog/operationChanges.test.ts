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
const header = (...names: string[]) => ({
  responses: {
    200: {
      description: 'x',
      headers: Object.fromEntries(names.map((name) => [name, {schema: {type: 'string'}}])),
    },
  },
});
const secured = (...security: Part[]) => ({security});
const answer = (properties: Part) => ({
  content: {'application/json': {schema: {type: 'object', properties}}},
});
const callback = (request: Part, more: Part = {}) => ({
  callbacks: {done: {'{$request.body#/url}': {post: {requestBody: request, ...ok, ...more}}}},
});

type Case = [name: string, before: Part, after: Part, expected: string[]];

const cases: Case[] = [
  ['nothing', {parameters: [query()]}, {parameters: [query()]}, []],
  [
    'the order of parameters',
    {parameters: [query(), query({name: 'r'})]},
    {parameters: [query({name: 'r'}), query()]},
    [],
  ],
  ['wording', {summary: 'One', tags: ['a']}, {summary: 'Two', tags: ['b']}, []],
  ['a deprecated operation', {}, {deprecated: true}, ['deprecated Operation is deprecated']],
  [
    'another operationId',
    {},
    {operationId: 'y'},
    ['changed Operation `operationId` is `y`, it was `x`: generated clients get a function of another name'],
  ],
  ['a new parameter', {}, {parameters: [query()]}, ['added Query parameter `q` is new']],
  [
    'a new required parameter',
    {},
    {parameters: [query({required: true})]},
    ['!added Query parameter `q` is new and required'],
  ],
  ['a parameter that is gone', {parameters: [query()]}, {}, ['!removed Query parameter `q` is gone']],
  [
    'a parameter that becomes required',
    {parameters: [query()]},
    {parameters: [query({required: true})]},
    ['!changed Query parameter `q` is required, it was optional'],
  ],
  [
    'a parameter that becomes optional',
    {parameters: [query({required: true})]},
    {parameters: [query()]},
    ['changed Query parameter `q` is optional, it was required'],
  ],
  [
    'a deprecated parameter',
    {parameters: [query()]},
    {parameters: [query({deprecated: true})]},
    ['deprecated Query parameter `q` is deprecated'],
  ],
  [
    'a stricter parameter',
    {parameters: [query()]},
    {parameters: [query({schema: {type: 'string', maxLength: 4}})]},
    ['!changed Query parameter `q` `maxLength` is new: `4`'],
  ],
  [
    'a parameter in another style',
    {parameters: [query()]},
    {parameters: [query({style: 'pipeDelimited'})]},
    ['!changed Query parameter `q` is written in another way'],
  ],
  [
    'a style that is written out',
    {parameters: [query()]},
    {parameters: [query({style: 'form', explode: true})]},
    [],
  ],
  [
    'a header in another case',
    {parameters: [query({name: 'X-A', in: 'header'})]},
    {parameters: [query({name: 'x-a', in: 'header'})]},
    [],
  ],
  ['a new body', {}, body(['a/b']), ['added Request body is new']],
  ['a new required body', {}, body(['a/b'], {required: true}), ['!added Request body is new and required']],
  ['a body that is gone', body(['a/b']), {}, ['!removed Request body is gone']],
  [
    'a body that becomes required',
    body(['a/b']),
    body(['a/b'], {required: true}),
    ['!changed Request body is required, it was optional'],
  ],
  [
    'a body that becomes optional',
    body(['a/b'], {required: true}),
    body(['a/b']),
    ['changed Request body is optional, it was required'],
  ],
  ['a new type of body', body(['a/b']), body(['a/b', 'c/d']), ['added Request body has the new type `c/d`']],
  [
    'a type of body that is gone',
    body(['a/b', 'c/d']),
    body(['a/b']),
    ['!removed Request body no longer has the type `c/d`'],
  ],
  ['a new response', {}, responses('200', '404'), ['added Response `404` is new']],
  ['a success that is gone', responses('200', '204'), responses('200'), ['!removed Response `204` is gone']],
  ['an error that is gone', responses('200', '404'), responses('200'), ['removed Response `404` is gone']],
  ['a new header of a response', header('A'), header('A', 'B'), ['added Response `200`, header `B` is new']],
  [
    'a header of a response that is gone',
    header('A', 'B'),
    header('A'),
    ['!removed Response `200`, header `B` is gone'],
  ],
  ['authorisation where none was', {}, secured({key: []}), ['!changed Authorisation is `key`; it was none']],
  [
    'no authorisation any more',
    secured({key: []}),
    secured(),
    ['changed Authorisation is none; it was `key`'],
  ],
  [
    'one more scope',
    secured({o: ['a']}),
    secured({o: ['a', 'b']}),
    ['!changed Authorisation is `o` with `a`, `b`; it was `o` with `a`'],
  ],
  [
    'one scope less',
    secured({o: ['a', 'b']}),
    secured({o: ['a']}),
    ['changed Authorisation is `o` with `a`; it was `o` with `a`, `b`'],
  ],
  [
    'another way in',
    secured({o: []}),
    secured({o: []}, {key: []}),
    ['changed Authorisation is `o`, or `key`; it was `o`'],
  ],
  [
    'a second factor',
    secured({o: []}),
    secured({o: [], key: []}),
    ['!changed Authorisation is `o` and `key`; it was `o`'],
  ],
  ['the order of the ways in', secured({o: []}, {key: []}), secured({key: []}, {o: []}), []],
  ['a new callback', {}, callback({}), ['added Callback `done` is new']],
  ['a callback that is gone', callback({}), {}, ['!removed Callback `done` is gone']],
  [
    'a field that a callback sends',
    callback(answer({a: {enum: ['x']}})),
    callback(answer({a: {enum: ['x', 'y']}})),
    ['!changed Callback `done`, Request body, field `a` has the new value `y`'],
  ],
  [
    'an answer to a callback that is not taken any more',
    callback({}, responses('200', '410')),
    callback({}, responses('200')),
    ['!removed Callback `done`, Response `410` is gone'],
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

  it('may name a path parameter anew', async () => {
    const named = (name: string) => ({
      paths: {
        [`/a/{${name}}`]: {get: {operationId: 'a', ...ok, parameters: [{name, in: 'path', required: true}]}},
      },
    });
    expect(await lines(named('id'), named('petId'))).toEqual([]);
  });

  it('may have parameters for all operations of a path', async () => {
    const before = document({}, {}, {parameters: [query()]});
    expect(await lines(before, document({parameters: [query()]}))).toEqual([]);
    expect(await lines(before, document({}))).toEqual(['!removed Query parameter `q` is gone']);
  });

  it('moves to another server', async () => {
    const at = (url: string) => document({}, {servers: [{url}]});
    expect(await lines(at('https://a.example'), at('https://b.example'))).toEqual([
      '!removed Servers no longer have `https://a.example`',
      'added Servers have the new address `https://b.example`',
    ]);
  });

  it('asks everywhere for what the root asks for', async () => {
    expect(await lines(document({}), document({}, secured({key: []})))).toEqual([
      '!changed Authorisation is `key`; it was none',
    ]);
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

  it('sends webhooks', async () => {
    const webhook = (properties: Part) => ({
      openapi: '3.1.0',
      webhooks: {sold: {post: {requestBody: answer(properties), ...ok}}},
    });
    expect(await lines({openapi: '3.1.0'}, webhook({}))).toEqual(['added Webhook `sold` is new']);
    expect(await lines(webhook({}), {openapi: '3.1.0'})).toEqual(['!removed Webhook `sold` is gone']);
    expect(await lines(webhook({a: {minimum: 1}}), webhook({a: {}}))).toEqual([
      '!changed Request body, field `a` `minimum` is gone, it was `1`',
    ]);
  });

  it('gives every breaking change a remedy', async () => {
    const all = cases.map(([, before, after]) => changesOf(document(before), document(after)));
    const changes = (await Promise.all(all)).flat();
    const broken = changes.filter(({breaking}) => breaking);
    expect(broken.length).toBeGreaterThan(10);
    expect(broken.filter(({remedy}) => !remedy)).toEqual([]);
  });
});
