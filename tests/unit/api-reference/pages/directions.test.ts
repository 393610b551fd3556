/** Fields of one direction. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {folderWith} from '../../../support/folder';

/** The page of an operation that sends and gets an object of one field. */
async function pageOf(field: object, more: object = {}): Promise<string> {
  const schema = {$ref: '#/components/schemas/Whole'};
  const content = {'application/json': {schema}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1.0.0'},
    paths: {'/a': {post: {requestBody: {content}, responses: {200: {description: 'Fine', content}}}}},
    components: {
      schemas: {
        Whole: {type: 'object', properties: {field}, ...more},
      },
    },
  };
  const file = path.join(folderWith({'a.json': JSON.stringify(document)}), 'a.json');
  const [api] = (await readDocument(file)).operations;
  return operationPage({id: 'a', api: api!});
}

it.each([
  ['readOnly', 1],
  ['writeOnly', 0],
])('a field that is %s stands where it is sent, and nowhere else', async (keyword, place) => {
  const page = await pageOf({readOnly: false, writeOnly: false, [keyword]: true, type: 'boolean'});
  expect(page.split('## Responses').map((half) => half.includes('name={"field"}'))[place]).toBe(true);
  expect(page.split('## Responses').map((half) => half.includes('name={"field"}'))[1 - place]).toBe(false);
});
