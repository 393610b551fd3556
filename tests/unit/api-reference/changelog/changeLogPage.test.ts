import path from 'node:path';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parseDocument, type Document} from 'yaml';
import {writeChanges} from '../../../../src/api-reference/changelog/writeChanges';
import {folderWith} from '../../../support/folder';

/** A published version, which stays as it is. */
const current = readFileSync('openapi/published/petstore/2026-11-21-1.0.0.yaml', 'utf8');

/** The pet store with some changes. */
function changed(version: string, change: (document: Document) => void): string {
  const document = parseDocument(current);
  document.setIn(['info', 'version'], version);
  change(document);
  return document.toString();
}

const operation = (operationId: string, summary: string) => ({
  operationId,
  summary,
  responses: {200: {description: 'Fine'}},
});

/** Changes of every kind. */
const next = () =>
  changed('2.0.0', (document) => {
    document.deleteIn(['paths', '/user/logout']);
    document.setIn(['paths', '/pet/{petId}/vaccinations', 'get'], operation('listVaccinations', 'List'));
    document.setIn(['paths', '/pet/findByTags', 'get', 'deprecated'], true);
    document.addIn(['components', 'schemas', 'Pet', 'required'], 'status');
    document.setIn(['components', 'schemas', 'Category', 'properties', 'colour'], {type: 'string'});
  });

/** As the generator writes it. */
const operationPage = (operation: string, title: string, ids: string[]) => `---
id: x
title: "${title}"
operation: "${operation}"
---

${ids.map((id) => `<ApiField id={"${id}"} />`).join('\n')}
`;

async function pageOf(files: Record<string, string>): Promise<string> {
  const root = folderWith({
    'docs/add-pet.api.mdx': operationPage('post /pet', 'Add a pet', ['body-status', 'body-category']),
    'docs/update-pet.api.mdx': operationPage('put /pet', 'Update a pet', ['body-status']),
    ...files,
  });
  const file = path.join(root, 'openapi/petstore.yaml');
  const pages = path.join(root, 'docs');
  const target = await writeChanges({id: 'petstore', file, pages, download: ''}, root);
  return readFileSync(target, 'utf8');
}

const published = 'openapi/published/petstore';

it('has a section for each version, the newest first, breaking changes first', async () => {
  const page = await pageOf({
    'openapi/petstore.yaml': next(),
    [`${published}/2026-01-31-1.0.0.yaml`]: current,
    [`${published}/2026-02-28-1.1.0.yaml`]: changed('1.1.0', (document) => {
      document.addIn(['paths', '/pet/findByTags', 'get', 'parameters'], {
        name: 'limit',
        in: 'query',
        schema: {type: 'integer'},
      });
    }),
  });
  expect(page.match(/^##+ .*/gm)).toEqual([
    '## Version 2.0.0 {#v2-0-0}',
    '### Breaking changes',
    '### Other changes',
    '## Version 1.1.0 {#v1-1-0}',
    '### Changes',
    '## Version 1.0.0 {#v1-0-0}',
    '## What counts as breaking',
  ]);
  expect(page).toContain('Not published yet. Compared with 1.1.0:');
  expect(page).toContain('Published on 28 February 2026. Compared with 1.0.0:');
  expect(page).not.toContain('is the latest');
});

it('links to the field or the operation, says what to do, and tells a change of several operations once', async () => {
  const page = await pageOf({
    'openapi/petstore.yaml': next(),
    [`${published}/2026-01-31-1.0.0.yaml`]: current,
  });
  const required = page.slice(page.indexOf('<strong>Request body, field `status`</strong> is required'));
  expect(required).toMatch(
    /^\S.* is required, it was optional\. In \[Update a pet\]\(\.\/update-pet\.api\.mdx#body-status\), \[Add a pet\]\(\.\/add-pet\.api\.mdx#body-status\)\.\n\nWhat to do: Send it with every request\./,
  );
  // No row of its own on the page: the field above it.
  expect(page).toContain('[Add a pet](./add-pet.api.mdx#body-category)');
  expect(page).toContain('`GET /user/logout` is gone.');
  expect(page).toContain('`GET /pet/{petId}/vaccinations` is new.');
  expect(page).toContain('`GET /pet/findByTags` is deprecated.');
  expect(page.match(/<ApiChange kind={"removed"} breaking={true}>/g)).toHaveLength(1);
});
