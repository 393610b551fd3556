/** What goes over the wire is tested with the samples themselves (tests/programs/openapi/samples-wire.test.ts). */
import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../../src/api-reference/model/openApiTypes';
import {sampleRequest} from '../../../../src/api-reference/samples/sampleRequest';

const operation = (facts: Partial<Operation> = {}): Operation => ({
  method: 'get',
  path: '/pets',
  servers: [{url: 'https://petstore.example.com/v3'}],
  ...facts,
});

describe('the address', () => {
  it.each([
    [[{url: 'https://petstore.example.com/v3/'}], 'https://petstore.example.com/v3/pets'],
    [[{url: '/v3'}], 'https://api.example.com/v3/pets'],
    [[], 'https://api.example.com/pets'],
    [
      [{url: 'https://{region}.example.com', variables: {region: {default: 'eu'}}}],
      'https://eu.example.com/pets',
    ],
    [[{url: 'https://{region}.example.com/'}], 'https://{region}.example.com/pets'],
  ])('of %j', (servers, address) => {
    expect(sampleRequest(operation({servers})).url).toEqual([address]);
  });

  it('holds no secret', () => {
    const security = [{key: []}];
    const securitySchemes = {key: {type: 'apiKey', in: 'query', name: 'k'}} as const;
    expect(sampleRequest(operation({security, securitySchemes})).url).toEqual([
      'https://petstore.example.com/v3/pets?k=',
      {variable: 'K'},
    ]);
  });
});

describe('the parameters', () => {
  it('are those that are required, or have an example', () => {
    const parameters: Operation['parameters'] = [
      {name: 'a', in: 'query', required: true, schema: {type: 'string', enum: ['one']}},
      {name: 'b', in: 'query', schema: {type: 'string'}},
      {name: 'c', in: 'query', schema: {type: 'string', example: 'three'}},
      {name: 'd', in: 'query', examples: {first: {value: 4}}},
    ];
    expect(sampleRequest(operation({parameters})).url).toEqual([
      'https://petstore.example.com/v3/pets?a=one&c=three&d=4',
    ]);
  });
});

describe('the body', () => {
  const media = (...types: string[]) => Object.fromEntries(types.map((type) => [type, {example: 'x'}]));

  it.each([
    [['text/plain', 'application/json'], 'application/json'],
    [['multipart/form-data', 'application/x-www-form-urlencoded'], 'application/x-www-form-urlencoded'],
    [['image/png', 'text/csv'], 'text/csv'],
    [['*/*'], 'application/octet-stream'],
  ])('of %j is %s', (types, mediaType) => {
    const request = sampleRequest(operation({requestBody: {content: media(...types)}}));
    expect(request.body?.mediaType).toBe(mediaType);
  });

  it('of an image is a file of that kind', () => {
    const request = sampleRequest(operation({requestBody: {content: {'image/png': {}}}}));
    expect(request.body).toEqual({kind: 'file', mediaType: 'image/png', file: 'file.png'});
  });

  it('leaves read-only fields out', () => {
    const schema = {
      type: 'object',
      properties: {id: {type: 'integer', readOnly: true}, name: {type: 'string'}},
    };
    const request = sampleRequest(operation({requestBody: {content: {'application/json': {schema}}}}));
    expect(request.body).toMatchObject({value: {name: 'string'}});
  });
});
