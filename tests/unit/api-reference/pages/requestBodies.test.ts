import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../../src/api-reference/model/openApiTypes';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {requestBodies} from '../../../../src/api-reference/pages/requestBodies';
import {firstDraft} from '../../../../src/api-reference/ui/TryIt/draft';
import {specifications} from '../../../../src/site/apis';

const schema = {type: 'object', properties: {name: {type: 'string'}}};
const other = {type: 'object', properties: {title: {type: 'string'}}};
const operation = (content: object, more: object = {}) =>
  ({method: 'post', path: '/pets', responses: {}, requestBody: {content}, ...more}) as unknown as Operation;
const two = {a: {summary: 'A cat', value: 1}, b: {value: 2}};

describe('requestBodies', () => {
  it('lists the titles of each media type, the one of the samples first', () =>
    expect(
      Object.entries(
        requestBodies(
          operation({'text/xml': {schema}, 'application/json': {schema, examples: two}, 'image/*': {}}),
        ) ?? {},
      ),
    ).toEqual([
      ['application/json', ['A cat', 'b']],
      ['text/xml', []],
      ['image/*', []],
    ]));

  it.each(specifications)(
    'has the examples of the console, and begins with the same: $file',
    async ({id, file}) => {
      const document = await readDocument(file);
      for (const operation of document.operations.filter(({kind}) => kind === 'operation')) {
        const bodies = requestBodies(operation);
        if (!bodies) continue;
        const data = consoleData(document, id, operation);
        for (const [type, titles] of Object.entries(bodies))
          expect(data.body?.content[type]?.examples.map(({title}) => title)).toEqual(
            titles.length ? titles : [expect.any(String)],
          );
        expect(Object.keys(bodies)[0]).toBe(firstDraft(data).mediaType);
      }
    },
  );
});
