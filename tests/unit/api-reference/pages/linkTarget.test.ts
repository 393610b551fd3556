import {describe, expect, it} from 'vitest';
import type {ReferenceOperation} from '../../../../src/api-reference/model/openApiTypes';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {linkTarget} from '../../../../src/api-reference/pages/linkTarget';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';

const answers = {'200': {description: 'Done'}};
const links = {
  byId: {operationId: 'getPet', parameters: {id: '$response.body#/id'}},
  byReference: {operationRef: '#/paths/~1pets~1{id}/delete'},
  elsewhere: {operationRef: 'https://other.example.com/openapi.yaml#/paths/~1pets~1{id}/get'},
  nowhere: {operationId: 'none'},
  unnamed: {},
};
const document = {
  openapi: '3.2.0',
  info: {title: 'Pets', version: '1.0.0'},
  paths: {
    '/pets': {
      post: {summary: 'Add a pet', responses: {'201': {description: 'Added', links}}},
    },
    '/pets/{id}': {
      get: {operationId: 'getPet', summary: 'Get [a] pet', responses: answers},
      delete: {summary: 'Delete a pet', responses: answers},
      additionalOperations: {COPY: {summary: 'Copy a pet', responses: answers}},
    },
  },
  webhooks: {added: {post: {summary: 'A pet was added', responses: answers}}},
};

const {operations} = await readDocument('pets.json', document);

it('makes links between pages of what has one', () => {
  const [api] = operations as [ReferenceOperation];
  const page = operationPage({id: api.id, title: api.title, api, operations});
  for (const line of [
    '- `byId`: call [Get \\[a] pet](./get-pet.api.mdx) with `id` = `$response.body#/id`.',
    '- `byReference`: call [Delete a pet](./delete-a-pet.api.mdx).',
    '- `elsewhere`: call `https://other.example.com/openapi.yaml#/paths/~1pets~1{id}/get`.',
    '- `nowhere`: call `none`.',
    '- `unnamed`: a further call.',
  ])
    expect(page).toContain(line);
});
