import {describe, expect, it} from 'vitest';
import {
  codeSamples,
  harRequest,
  mediaExamples,
  sampleLanguages,
  wireText,
} from '../../../../src/plugins/api-reference/examples';
import type {Operation} from '../../../../src/plugins/api-reference/openapi';
import {specifications} from '../../../../src/plugins/api-reference/specifications';
import {operationsIn} from '../../../support/openapi';

const operation = (facts: Partial<Operation> = {}): Operation => ({
  method: 'get',
  path: '/pets/{petId}',
  servers: [{url: 'https://petstore.example.com/v3'}],
  ...facts,
});

describe('mediaExamples', () => {
  it('takes the example of the specification', () => {
    expect(mediaExamples({example: null, schema: {type: 'string'}})).toEqual([
      {title: 'Example', value: null},
    ]);
  });

  it('takes every named example, with its summary', () => {
    expect(mediaExamples({examples: {cat: {summary: 'A cat', value: 1}, dog: {value: 2}}})).toEqual([
      {title: 'A cat', value: 1},
      {title: 'dog', value: 2},
    ]);
  });

  it('makes one from the schema', () => {
    expect(
      mediaExamples({schema: {type: 'object', properties: {id: {type: 'integer', example: 7}}}}),
    ).toEqual([{title: 'Example', value: {id: 7}}]);
  });

  it('has none where there is nothing to go by', () => {
    expect(mediaExamples({})).toEqual([]);
  });
});

describe('wireText', () => {
  it.each([
    ['a=b', 'a=b'],
    [{a: 1}, '{\n  "a": 1\n}'],
    [null, 'null'],
  ])('%j is sent as %j', (value, text) => {
    expect(wireText(value)).toBe(text);
  });
});

describe('harRequest', () => {
  it('fills the path in, encoded', () => {
    const parameters: Operation['parameters'] = [
      {name: 'petId', in: 'path', required: true, example: 'a/b c'},
    ];
    expect(harRequest(operation({parameters})).url).toBe('https://petstore.example.com/v3/pets/a%2Fb%20c');
  });

  it('sends required parameters and those with an example', () => {
    const {queryString, headers} = harRequest(
      operation({
        parameters: [
          {name: 'status', in: 'query', required: true, schema: {type: 'string', enum: ['sold']}},
          {name: 'tags', in: 'query', example: ['a', 'b']},
          {name: 'unused', in: 'query', schema: {type: 'string'}},
          {name: 'X-Trace', in: 'header', required: true, examples: {one: {value: 'abc'}}},
        ],
      }),
    );
    expect(queryString).toEqual([
      {name: 'status', value: 'sold'},
      {name: 'tags', value: 'a,b'},
    ]);
    expect(headers).toEqual([{name: 'X-Trace', value: 'abc'}]);
  });

  it.each<[string, NonNullable<Operation['securitySchemes']>[string], object]>([
    [
      'a bearer token',
      {type: 'http', scheme: 'bearer'},
      {headers: [{name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN'}]},
    ],
    ['OAuth 2.0', {type: 'oauth2'}, {headers: [{name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN'}]}],
    [
      'basic credentials',
      {type: 'http', scheme: 'basic'},
      {headers: [{name: 'Authorization', value: 'Basic YOUR_BASE64_CREDENTIALS'}]},
    ],
    [
      'a key in a header',
      {type: 'apiKey', in: 'header', name: 'api_key'},
      {headers: [{name: 'api_key', value: 'YOUR_API_KEY'}]},
    ],
    [
      'a key in the query',
      {type: 'apiKey', in: 'query', name: 'key'},
      {queryString: [{name: 'key', value: 'YOUR_API_KEY'}]},
    ],
  ])('shows where to put %s', (_, scheme, expected) => {
    expect(harRequest(operation({security: [{scheme: []}], securitySchemes: {scheme}}))).toMatchObject(
      expected,
    );
  });

  it('sends no credentials where none are asked for', () => {
    expect(harRequest(operation()).headers).toEqual([]);
  });

  it.each<[string, unknown, object]>([
    ['application/json', {a: 1}, {text: '{\n  "a": 1\n}'}],
    [
      'application/x-www-form-urlencoded',
      {a: 1, b: 'x y'},
      {
        params: [
          {name: 'a', value: '1'},
          {name: 'b', value: 'x y'},
        ],
      },
    ],
    ['application/octet-stream', undefined, {text: '<contents of the file>'}],
  ])('sends a body of %s', (mimeType, example, expected) => {
    const har = harRequest(operation({method: 'post', requestBody: {content: {[mimeType]: {example}}}}));
    expect(har.postData).toMatchObject({mimeType, ...expected});
    expect(har.headers).toEqual([{name: 'Content-Type', value: mimeType}]);
  });
});

describe.each(specifications)('$file', async ({file}) => {
  const operations = await operationsIn(file);

  it('has operations', () => {
    expect(operations.length).toBeGreaterThan(17);
  });

  it.each(operations)('$method $path has a sample in each language', (found) => {
    const samples = codeSamples(found);
    expect(samples.map(({label}) => label)).toEqual(sampleLanguages.map(({label}) => label));
    const host = new URL(found.servers?.[0]?.url ?? '').host;
    for (const {code} of samples) {
      expect(code).toContain(host);
      expect(code).not.toMatch(/undefined|\[object Object\]|%7B|\/\{/);
    }
  });
});
