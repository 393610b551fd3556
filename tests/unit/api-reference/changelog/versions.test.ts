/** The versions of an API: which number a change needs, what is published, and the page that tells of them. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {publish, publishedVersions, versionProblems} from '../../../../src/api-reference/changelog/versions';
import {changesPage} from '../../../../src/api-reference/changelog/changesPage';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {operationLinks} from '../../../../src/api-reference/pages/operationLinks';
import type {SpecificationEntry} from '../../../../src/site/apis';
import {folderWith} from '../../../support/folder';

const document = (version: string, parameters = '') => `openapi: 3.0.3
info: {title: Pets, version: ${version}}
tags: [{name: pet}]
paths:
  /pet:
    get:
      operationId: listPets
      summary: List pets
      tags: [pet]
      parameters: [${parameters}]
      responses: {'200': {description: Fine}}`;

const age = '{name: age, in: query, schema: {type: integer}}';
const neededAge = '{name: age, in: query, required: true, schema: {type: integer}}';
const page = '---\ntitle: List pets\noperation: get /pet\n---\n<SchemaItem name={"age"} id={"query-age"} />';

/** A project whose published version is 1.0.0, with a parameter. */
function project(current: string) {
  const root = folderWith({
    'openapi/pets.yaml': current,
    'openapi/published/pets/2026-01-31-1.0.0.yaml': document('1.0.0', age),
    'docs/list-pets.api.mdx': page,
  });
  const entry = {id: 'pets', file: path.join(root, 'openapi/pets.yaml'), pages: `${root}/docs`, download: ''};
  return {root, entry};
}

async function changeLog({id, file, pages}: SpecificationEntry, root: string): Promise<string> {
  const read = await readDocument(file);
  return changesPage({id, document: read}, operationLinks(read, pages), root);
}

it.each([
  [
    '1.1.0',
    neededAge,
    ':6:5 #/paths/~1pet/get Breaking since 1.0.0: Query parameter `age` of get /pet is now required. Remedy: set info.version to 2.0.0 (it is 1.1.0), or take the change back.',
  ],
  [
    '1.0.1',
    `${age}, {name: size, in: query, schema: {}}`,
    ':6:5 #/paths/~1pet/get New since 1.0.0: Query parameter `size` of get /pet is new. Remedy: set info.version to 1.1.0 (it is 1.0.1), or take the change back.',
  ],
  ['v2', age, ':2:21 #/info/version "v2" is no version. Remedy: write three numbers, such as 1.0.0.'],
  ['0.9.0', age, ':2:21 #/info/version 0.9.0 is older than 1.0.0. Remedy: write 1.0.0 or a later version.'],
])('%s with %s is refused with place and remedy', async (version, parameters, line) => {
  const {root, entry} = project(document(version, parameters));
  expect(await versionProblems(entry, root)).toEqual([entry.file + line]);
  await expect(publish(entry, '2026-04-30', root)).rejects.toThrow('Remedy: ');
});

it('publishes a version once, and tells of each on a page, with what to do and a link to the place', async () => {
  const {root, entry} = project(document('2.0.0', neededAge));
  expect(await changeLog(entry, root)).toContain('Not published yet. Compared with 1.0.0:');
  expect(await publish(entry, '2026-04-30', root)).toContain('openapi/published/pets/2026-04-30-2.0.0.yaml');
  expect(await publish(entry, '2026-05-01', root)).toBeUndefined();
  expect(publishedVersions('pets', root).map(({version}) => version)).toEqual(['2.0.0', '1.0.0']);
  const text = await changeLog(entry, root);
  expect(text.match(/^##+ .*/gm)).toEqual([
    '## Version 2.0.0 {#v2-0-0}',
    '### Breaking changes',
    '## Version 1.0.0 {#v1-0-0}',
    '## What counts as breaking',
  ]);
  expect(text).toContain(
    '<strong>Query parameter `age`</strong> is now required. In [List pets](./list-pets.api.mdx#query-age).\n\nWhat to do: Send everything',
  );
});
