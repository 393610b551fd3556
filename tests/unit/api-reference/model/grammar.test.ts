import {describe, expect, it} from 'vitest';
import {isInExtension, rewritten, withoutExtensions} from '../../../../src/api-reference/model/grammar';
import {segmentsOf} from '../../../../src/api-reference/model/jsonPointer';

/** Names and values that only look like extensions, and extensions that the site reads. */
const kept = {
  'x-webhooks': {'x-sent': {post: {}}},
  tags: [{name: 'a', 'x-displayName': 'A'}],
  paths: {'/a': {get: {responses: {200: {headers: {'x-rate-limit': {schema: {type: 'integer'}}}}}}}},
  components: {
    schemas: {'x-a': {properties: {'x-b': {type: 'string'}}, example: {'x-c': 1}, default: {'x-d': 1}}},
    securitySchemes: {'x-key': {type: 'apiKey', name: 'x-key', in: 'header'}},
    responses: {a: {description: 'A', 'x-remedy': 'Wait.'}},
    examples: {'x-one': {value: {'x-e': 1}}},
  },
};

describe('withoutExtensions', () => {
  it('keeps names of an author’s own, values, and what the site reads', () => {
    expect(withoutExtensions(kept)).toEqual(kept);
  });

  it('leaves out what only looks like a path, an answer or a callback', () => {
    const callbacks = {done: {'{$url}': {}}};
    const clean = {paths: {'/a': {get: {responses: {default: {}}, callbacks}}}};
    const item = {get: {responses: {default: {}, 'x-a': 1}, callbacks: {done: {'{$url}': {}, 'x-a': 1}}}};
    expect(withoutExtensions({paths: {'/a': item, 'x-a': null}})).toEqual(clean);
  });
});

it('changes no value that looks like a part of a document', () => {
  const value = {schema: {type: 'string'}, content: {a: {schema: {}}}};
  const document = {paths: {'/a': {post: {requestBody: {content: {a: {example: value}}}}}}};
  expect(rewritten(document, (part, kind) => ({...part, kind}))).toEqual({
    kind: 'document',
    paths: {
      kind: 'paths',
      '/a': {
        kind: 'pathItem',
        post: {
          kind: 'operation',
          requestBody: {kind: 'body', content: {a: {kind: 'media', example: value}}},
        },
      },
    },
  });
});

it.each([
  ['#/x-a', true],
  ['#/paths/x-a/get', true],
  ['#/paths/~1a/get/parameters/0/x-a/schema', true],
  ['#/components/schemas/x-a/items/x-b', true],
  ['#/components/schemas/x-a/properties/x-b', false],
  ['#/components/securitySchemes/x-key', false],
  ['#/x-webhooks/x-sent/post', false],
  ['#/components/schemas/A/example/x-a', false],
  ['#/paths/~1a/get/responses/200/content/a~1b/schema', false],
])('tells whether %s is in an extension: %s', (pointer, expected) => {
  expect(isInExtension(segmentsOf(pointer))).toBe(expected);
});
