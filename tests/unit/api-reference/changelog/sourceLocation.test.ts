import {expect, it} from 'vitest';
import {locate} from '../../../../src/api-reference/changelog/sourceLocation';

const source = `openapi: 3.0.3
paths:
  /pet/{id}:
    post:
      requestBody:
        $ref: '#/components/requestBodies/Pet'
components:
  requestBodies:
    Pet:
      content:
        application/json:
          schema: {$ref: '#/components/schemas/Dog'}
  schemas:
    Animal:
      type: object
      properties:
        name: {type: string}
    Dog:
      allOf:
        - $ref: '#/components/schemas/Animal'
        - type: object
          properties:
            breed: {type: string}
    Loop: {$ref: '#/components/schemas/Loop'}
`;

const body = ['paths', '/pet/{id}', 'post', 'requestBody', 'content', 'application/json', 'schema'];

it.each([
  [['paths', '/pet/{id}', 'post'], 4, '#/paths/~1pet~1{id}/post'],
  [[...body, 'properties', 'breed'], 23, '#/components/schemas/Dog/allOf/1/properties/breed'],
  [[...body, 'properties', 'name'], 17, '#/components/schemas/Animal/properties/name'],
  [['paths', '/pet/{id}', 'delete'], 3, '#/paths/~1pet~1{id}'],
  [['nowhere'], 1, '#'],
  [['components', 'schemas', 'Loop', 'type'], 24, '#/components/schemas/Loop'],
])('finds %j on line %i', (path, line, pointer) => {
  expect(locate(source, path)).toMatchObject({line, pointer});
});

it('is at the beginning of an empty document', () => {
  expect(locate('', ['info'])).toEqual({line: 1, column: 1, pointer: '#'});
});
