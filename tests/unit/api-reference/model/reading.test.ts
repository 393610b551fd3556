/** Each document is read once, and again when its file has changed; one that is not valid is refused. */
import {writeFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {asWritten, documentOf} from '../../../../src/api-reference/model/reading';
import {folderWith} from '../../../support/folder';

const lines = [
  'openapi: 3.0.3',
  'info: {title: Pets, version: 1.0.0}',
  'tags: [{name: pet}]',
  'paths:',
  '  /pets/{id}:',
  '    get:',
  '      tags: [pet]',
  '      operationId: getPet',
  '      summary: Get a pet',
  '      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]',
  '      responses:',
  "        '200':",
  '          description: A pet',
  '          content:',
  '            application/json:',
  '              schema: {$ref: pet.json}',
  '              example: 7',
];
const source = lines.join('\n');

const file = 'openapi/pets.yaml';
const home = process.cwd();

beforeEach(() =>
  process.chdir(folderWith({[file]: source, 'openapi/pet.json': '{"type": "integer", "nullable": true}'})),
);
afterEach(() => process.chdir(home));

it('is the same for all who ask, with its files in one document, and cannot be changed', async () => {
  const [one, other] = await Promise.all([documentOf({file}), documentOf({file})]);
  expect(one).toBe(other);
  expect(JSON.stringify(one)).toContain('"type":["integer","null"]');
  expect(JSON.stringify(await asWritten({file}))).toContain('"nullable":true');
  expect(() => Object.assign((one as {info: object}).info, {title: 'Cats'})).toThrow(TypeError);
});

it('is made anew when it has changed', async () => {
  await documentOf({file});
  writeFileSync(file, source.replace('Get a pet', 'Have a pet'));
  expect(JSON.stringify(await documentOf({file}))).toContain('Have a pet');
});

it.each([
  ['operationId: getPet', 'x-none: true', '6:5', '(operation-operationId)'],
  ['tags: [pet]', 'tags: [cat]', '7:14', '(operation-tag-defined)'],
  ['example: 7', 'example: seven', '17:24', '(no-invalid-media-type-examples)'],
  ['$ref: pet.json', '$ref: gone.json', '16:23', '(no-unresolved-refs)'],
  ['title: Pets, ', '', '2:1', '(struct)'],
  ['paths:', 'paths: {', '5:9', 'missed comma'],
  [
    'openapi: 3.0.3',
    "swagger: '2.0'",
    '1:1',
    `#/swagger is not OpenAPI 3.0 or 3.1. Remedy: convert it, such as by "npx swagger2openapi --outfile new.yaml ${file}".`,
  ],
])('is refused with the place and a remedy: %s -> %s', async (search, replacement, place, what) => {
  writeFileSync(file, source.replace(search, replacement));
  const refused = await documentOf({file}).catch(String);
  expect(refused).toContain('An OpenAPI document is not valid. Remedy: ');
  expect(refused).toContain(`\n  ${file}:${place} `);
  expect(refused).toContain(what);
});
