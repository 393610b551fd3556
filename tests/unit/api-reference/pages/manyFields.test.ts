import {expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {schemaAddresses} from '../../../../src/api-reference/schemas';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const count = 30;

/** Each schema holds two others, which hold two others: written out, they double with each level. */
const schemas = Object.fromEntries(
  Array.from({length: count}, (_, index) => [
    `S${index}`,
    {
      type: 'object',
      properties: {
        ...Object.fromEntries(Array.from({length: 20}, (__, field) => [`f${field}`, {type: 'string'}])),
        one: ref(`S${(index + 1) % count}`),
        two: ref(`S${(index + 7) % count}`),
      },
    },
  ]),
);

it('a page of many fields leads to the sections of further named schemas', async () => {
  const document = await readDocument('many.json', {
    openapi: '3.1.0',
    info: {title: 'Many API', version: '1.0.0'},
    components: {schemas},
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          summary: 'A',
          responses: {200: {description: 'All', content: {'application/json': {schema: ref('S0')}}}},
        },
      },
    },
  });
  const [api] = document.operations;
  const page = operationPage({
    id: 'a',
    title: 'A',
    api: api!,
    hasConsole: false,
    operations: document.operations,
    schemas: schemaAddresses(document, '/docs/api/many'),
  });
  const fields = page.match(/<SchemaItem /g)?.length ?? 0;
  expect(fields).toBeGreaterThan(300);
  expect(fields).toBeLessThan(700);
  expect(page).toContain('/docs/api/many/schemas');
});
