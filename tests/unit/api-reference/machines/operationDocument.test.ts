import {createConfig, lintFromString} from '@redocly/openapi-core';
import {expect, it} from 'vitest';
import {operationDocument} from '../../../../src/api-reference/machines/operationDocument';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {bundled} from '../../../../src/api-reference/model/reading';
import {folderWith} from '../../../support/folder';

type Document = Record<string, Record<string, Record<string, unknown>>>;

async function partsOf(file: string): Promise<[id: string, document: object][]> {
  const whole = await bundled(file);
  const {operations} = await readDocument(file);
  return operations.map((operation) => [operation.id, operationDocument(whole, operation)]);
}

async function problemsOf(document: object): Promise<string[]> {
  const config = await createConfig({extends: ['spec']});
  const found = await lintFromString({source: JSON.stringify(document), absoluteRef: '/x.json', config});
  return found
    .filter(({severity}) => severity === 'error')
    .map(({message, ruleId}) => `${ruleId}: ${message}`);
}

const source = `openapi: 3.1.0
info: {title: Parts, version: 1.0.0}
security: [{key: []}]
tags: [{name: one}, {name: two}]
paths:
  /a:
    parameters: [{$ref: '#/components/parameters/Limit'}]
    get: {operationId: getA, tags: [one], responses: {'200': {$ref: '#/components/responses/A'}}}
    post: {operationId: postA, tags: [two], security: [], responses: {'200': {description: Fine}}}
  /b: {get: {operationId: getB, responses: {'200': {description: Fine, content: {application/json: {schema: {$ref: '#/paths/~1c/get/responses/200/content/application~1json/schema'}}}}}}}
  /c: {get: {operationId: getC, responses: {'200': {description: Fine, content: {application/json: {schema: {type: string}}}}}}}
webhooks:
  event: {post: {operationId: event, responses: {'200': {description: Fine}}}}
components:
  parameters: {Limit: {name: limit, in: query, schema: {type: integer}}, Other: {name: other, in: query, schema: {type: integer}}}
  responses: {A: {description: Fine, content: {application/json: {schema: {$ref: '#/components/schemas/Animal'}}}}}
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}, unused: {type: http, scheme: basic}}
  schemas:
    Animal: {oneOf: [{$ref: '#/components/schemas/Cat/properties/self'}], discriminator: {propertyName: kind, mapping: {dog: Dog}}}
    Cat: {type: object, properties: {self: {$ref: '#/components/schemas/Cat'}}}
    Dog: {type: object}
    Unused: {type: object}
`;

it('bring all that they refer to, however far, and nothing else', async () => {
  const parts = Object.fromEntries(await partsOf(`${folderWith({'x.yaml': source})}/x.yaml`)) as Record<
    string,
    Document
  >;
  const {components, tags, security} = parts['get-a'] ?? {};
  expect(Object.entries(components ?? {}).map(([kind, all]) => [kind, Object.keys(all)])).toEqual([
    ['securitySchemes', ['key']],
    ['parameters', ['Limit']],
    ['responses', ['A']],
    ['schemas', ['Animal', 'Dog', 'Cat']],
  ]);
  expect([tags, security]).toEqual([[{name: 'one'}], [{key: []}]]);
  expect(parts['post-a']).toMatchObject({security: [], tags: [{name: 'two'}]});
  expect(parts['post-a']?.components).toEqual({parameters: {Limit: expect.any(Object) as object}});
  expect(JSON.stringify(parts['get-b'])).toContain('"schema":{"type":"string"}');
  expect(Object.keys(parts.event ?? {})).toContain('webhooks');
  for (const document of [parts['get-b'], parts['post-a'], parts.event])
    expect(await problemsOf(document ?? {})).toEqual([]);
});
