import {expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {infoPage} from '../../../../src/api-reference/pages/infoPage';
import {topicPages} from '../../../../src/api-reference/pages/topicPages';

const read = (summary: string, more = {}) => ({
  summary,
  operationId: summary.toLowerCase(),
  responses: {200: {description: 'Yes.'}},
  ...more,
});

const documentWith = (get: object) =>
  readDocument('pets.json', {
    openapi: '3.1.0',
    info: {
      title: 'Pets API',
      version: '1.0.0',
      description:
        'All pets.\n\n## Pagination\n\nLists come in pages. More.\n\n```bash\n## no heading\n```\n\n## Errors\n\nOne body.\n',
    },
    servers: [{url: 'https://pets.example.com'}],
    paths: {
      '/pets/{id}': {get: read('One', {parameters: [{name: 'id', in: 'path', required: true}]})},
      '/pets': {get: read('All')},
      '/kinds': {get},
    },
  });

it('shows the first call that needs nothing but credentials, or the one that the document marks', async () => {
  const card = infoPage(await documentWith(read('Kinds')), 'pets');
  expect(card).toContain('- **Base address**: `https://pets.example.com`');
  expect(card).toContain(
    '**First call**: [All](./all.api.mdx)\n\n```bash\ncurl --fail-with-body https://pets.example.com/pets\n```',
  );
  expect(infoPage(await documentWith(read('Kinds', {'x-first-call': true})), 'pets')).toContain(
    '**First call**: [Kinds]',
  );
});

it('gives what holds for all operations a page of its own, to which it leads', async () => {
  const document = await documentWith(read('Kinds'));
  const {pagination} = topicPages(document);
  expect(pagination).toMatch(/title: Pagination\n/);
  expect(pagination).toContain('description: Lists come in pages. More.');
  expect(pagination).toContain('---\n\nLists come in pages. More.\n\n```bash\n## no heading\n```\n');
  const introduction = infoPage(document, 'pets');
  expect(introduction).toContain('[Pagination](./pagination.mdx)');
  expect(introduction).toMatch(/All pets\.\n\n.*<ApiStart>.*## Errors\n\nOne body\./s);
});
