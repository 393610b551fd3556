import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {specifications} from '../../../../src/site/apis';
import {reading} from '../../../../src/api-reference/model/reading';
import {folderWith} from '../../../support/folder';

const lines = [
  'openapi: 3.0.3',
  'info: {title: Pets, version: "1"}',
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
  '              schema: {type: integer}',
  '              example: 7',
];

/** @returns the problems of the good specification after one replacement, without the folder of the file */
async function problemsAfter(search = '', replacement = ''): Promise<string[]> {
  const folder = folderWith({'spec.yaml': lines.join('\n').replace(search, replacement)});
  const {problems} = await reading(path.join(folder, 'spec.yaml'), 'own');
  return problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
}

describe('the problems of a document', () => {
  it('finds none in a good specification', async () => {
    expect(await problemsAfter()).toEqual([]);
  });

  it.each([
    ['operationId: getPet', 'x-none: true', 'spec.yaml:6:5', 'operation-operationId'],
    ['operationId: getPet', 'operationId: get a pet', 'spec.yaml:8:20', 'operation-operationId-url-safe'],
    ['tags: [pet]', 'tags: [cat]', 'spec.yaml:7:14', 'operation-tag-defined'],
    ['example: 7', 'example: seven', 'spec.yaml:17:24', 'no-invalid-media-type-examples'],
    ['name: id', 'name: petId', 'spec.yaml:10:7', 'path-parameters-defined'],
  ])('places %s -> %s', async (search, replacement, place, rule) => {
    const problems = await problemsAfter(search, replacement);
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${place} .+ \\(${rule}\\)$`)));
  });

  it("leaves another house's rules alone, but not what pages need", async () => {
    const readingOf = (text: string) =>
      reading(path.join(folderWith({'spec.yaml': text}), 'spec.yaml'), 'foreign');
    const foreign = async (text: string) => (await readingOf(text)).problems;
    const source = lines.join('\n').replace('summary: Get a pet', 'nickname: pet').replace('[pet]', '[cat]');
    expect(await foreign(source)).toEqual([]);
    const broken = source.replace('schema: {type: integer}', "schema: {$ref: '#/components/schemas/Gone'}");
    expect(await foreign(broken)).toEqual([]);
    expect((await readingOf(broken)).told).toEqual([
      expect.stringMatching(/:10:65 #\/paths\/.+\/schema .+ \(no-unresolved-refs\)$/),
    ]);
    expect(await foreign(source.replace('info: {title: Pets, version: "1"}', 'x-info: 1'))).toHaveLength(1);
  });

  it.each(specifications)('finds none in $file', async ({file, isForeign}) => {
    expect((await reading(file, isForeign ? 'foreign' : 'own')).problems).toEqual([]);
  });
});
