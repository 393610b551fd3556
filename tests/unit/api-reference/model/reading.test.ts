/** Each document is read once, and again when one of its files has changed. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {documentOf, reading} from '../../../../src/api-reference/model/reading';
import {folderWith} from '../../../support/folder';

const document = (version = '1.0.0') => ({
  openapi: '3.0.3',
  info: {title: 'Pets', version},
  tags: [{name: 'pet'}],
  paths: {
    '/pets': {
      get: {
        tags: ['pet'],
        operationId: 'getPets',
        summary: 'Get pets',
        responses: {
          '200': {description: 'Pets', content: {'application/json': {schema: {$ref: 'pet.json'}}}},
        },
      },
    },
  },
});

const file = 'openapi/pets.json';
const home = process.cwd();

beforeEach(() =>
  process.chdir(folderWith({[file]: JSON.stringify(document()), 'openapi/pet.json': '{"type": "object"}'})),
);
afterEach(() => process.chdir(home));

it('is the same for all who ask, with its files in one document, and cannot be changed', async () => {
  const [one, other] = await Promise.all([reading(file, 'own'), reading(file, 'own')]);
  expect(one).toBe(other);
  expect(one.problems).toEqual([]);
  expect(JSON.stringify(one.document)).toContain('"type":"object"');
  const {info} = (await documentOf({file})) as {info: object};
  expect(() => Object.assign(info, {title: 'Cats'})).toThrow(TypeError);
});

it.each([
  [file, JSON.stringify(document('1.1.0')), '1.1.0'],
  ['openapi/pet.json', '{"type": "string"}', '"type":"string"'],
])('is made anew when %s has changed', async (name, text, found) => {
  await reading(file, 'own');
  writeFileSync(name, text);
  expect(JSON.stringify((await reading(file, 'own')).document)).toContain(found);
});

it('has the problems of a document that cannot be read, until it can', async () => {
  writeFileSync(file, '{');
  expect((await reading(file, 'own')).problems).toEqual([expect.stringContaining('(readable)')]);
  writeFileSync(file, JSON.stringify(document()));
  expect((await reading(file, 'own')).problems).toEqual([]);
});

it('refuses another version, and says what to do', async () => {
  const place = path.join(
    folderWith({'old.yaml': "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {}\n"}),
    'old.yaml',
  );
  const {problems} = await reading(place, 'foreign');
  expect(problems.at(-1)).toBe(
    `${place}:1:1 #/swagger is not OpenAPI 3.0, 3.1 or 3.2. No page can be made of it. Remedy: convert it, such as by "npx swagger2openapi --outfile new.yaml ${place}".`,
  );
});
