import path from 'node:path';
import {expect, it} from 'vitest';
import {versionProblems} from '../../../../src/api-reference/changelog/versionProblems';
import {publish} from '../../../../src/api-reference/changelog/publish';
import {publishedVersions} from '../../../../src/api-reference/changelog/publishedVersions';
import {folderWith} from '../../../support/folder';

const document = (version: string, parameters = '', more = '') => `openapi: 3.0.3
info: {title: Pets, version: ${version}}
paths:
  /pet:
    get:
      operationId: listPets
      parameters: [${parameters}]
      responses: {'200': {description: Fine}}
${more}`;

const age = '{name: age, in: query, schema: {type: integer}}';
const neededAge = '{name: age, in: query, required: true, schema: {type: integer}}';

/** A project whose published version is 1.0.0, with a parameter. */
function project(
  current: string,
  published: Record<string, string> = {'2026-01-31-1.0.0': document('1.0.0', age)},
) {
  const root = folderWith({
    'openapi/pets.yaml': current,
    ...Object.fromEntries(
      Object.entries(published).map(([name, text]) => [`openapi/published/pets/${name}.yaml`, text]),
    ),
  });
  const file = path.join(root, 'openapi/pets.yaml');
  return {root, specification: {id: 'pets', file, pages: '', download: ''}};
}

async function problems(current: string, published?: Record<string, string>): Promise<string[]> {
  const {root, specification} = project(current, published);
  const found = await versionProblems(specification, root);
  return found.map((line) => line.replace(`${root}/`, ''));
}

it('stops a breaking change without a major version, with place and remedy', async () => {
  const line =
    'openapi/pets.yaml:7:43 #/paths/~1pet/get/parameters/0/required Breaking since 1.0.0: Query parameter `age` of get /pet is required, it was optional. Remedy: set info.version to 2.0.0 (it is 1.0.0), or take the change back.';
  expect(await problems(document('1.0.0', neededAge))).toEqual([line]);
  expect(await problems(document('1.1.0', neededAge))).toEqual([line.replace('it is 1.0.0', 'it is 1.1.0')]);
  expect(await problems(document('2.0.0', neededAge))).toEqual([]);
});

it('stops something new without a minor version', async () => {
  const more = `${age}, {name: size, in: query, schema: {type: integer}}`;
  expect(await problems(document('1.0.1', more))).toEqual([
    'openapi/pets.yaml:7:69 #/paths/~1pet/get/parameters/1 New since 1.0.0: Query parameter `size` of get /pet is new. Remedy: set info.version to 1.1.0 (it is 1.0.1), or take the change back.',
  ]);
  expect(await problems(document('1.1.0', more))).toEqual([]);
});

it('stops a version that is none, or older than the published one', async () => {
  expect(await problems(document('v2', age))).toEqual([
    'openapi/pets.yaml:2:21 #/info/version "v2" is no version. Remedy: write three numbers, such as 1.0.0.',
  ]);
  expect((await problems(document('0.9.0', age))).join()).toContain(
    '0.9.0 is older than 1.0.0, which is published. Remedy: write 1.0.0 or a later version.',
  );
});

it('publishes a version once, and not one that needs a higher number', async () => {
  const {root, specification} = project(document('1.1.0', age));
  expect(await publish(specification, '2026-04-30', root)).toBe(
    path.join(root, 'openapi/published/pets/2026-04-30-1.1.0.yaml'),
  );
  expect(publishedVersions('pets', root).map(({version, date}) => `${date} ${version}`)).toEqual([
    '2026-04-30 1.1.0',
    '2026-01-31 1.0.0',
  ]);
  expect(await publish(specification, '2026-05-01', root)).toBeUndefined();
  const broken = project(document('1.1.0', neededAge));
  await expect(publish(broken.specification, '2026-04-30', broken.root)).rejects.toThrow(
    'set info.version to 2.0.0',
  );
});
