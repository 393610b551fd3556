import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {missingPages, operationsOf, pagesOf} from '../../../../src/plugins/api-reference/coverage';
import {specifications} from '../../../../src/plugins/api-reference/specifications';
import {folderWith} from '../../../support/folder';

const yaml = [
  'openapi: 3.0.3',
  'paths:',
  '  /pets:',
  '    summary: Pets',
  '    parameters: []',
  '    get: {}',
  '    post: {}',
  '  /pets/{id}:',
  '    delete: {}',
  '',
].join('\n');

const pageOf = (operation: string) => `---\nid: x\noperation: "${operation}"\n---\n\nText with --- inside.\n`;

describe('operationsOf', () => {
  it('finds every operation with its line, and nothing else of a path', () => {
    expect(operationsOf(yaml)).toEqual([
      {operation: 'get /pets', line: 6},
      {operation: 'post /pets', line: 7},
      {operation: 'delete /pets/{id}', line: 9},
    ]);
  });

  it('reads JSON too', () => {
    expect(operationsOf('{"paths": {\n"/pets": {"get": {}}}}')).toEqual([{operation: 'get /pets', line: 2}]);
  });

  it.each(['openapi: 3.0.3', 'paths: {}', 'paths:\n  /pets:'])('finds none in %j', (source) => {
    expect(operationsOf(source)).toEqual([]);
  });
});

describe('pagesOf', () => {
  it('reads the operation of each generated page', () => {
    const folder = folderWith({
      'a.api.mdx': pageOf('get /pets'),
      'b.api.mdx': pageOf('delete /pets/{id}'),
      'pet.tag.mdx': pageOf('post /pets'),
    });
    expect([...pagesOf(folder)].sort()).toEqual(['delete /pets/{id}', 'get /pets']);
  });

  it('is empty when nothing was generated', () => {
    expect(pagesOf('/no/such/folder').size).toBe(0);
  });
});

describe('missingPages', () => {
  it('names an operation without a page, with file, line and remedy', () => {
    const folder = folderWith({
      'spec.yaml': yaml,
      'pages/a.api.mdx': pageOf('get /pets'),
      'pages/b.api.mdx': pageOf('delete /pets/{id}'),
    });
    const file = path.join(folder, 'spec.yaml');
    expect(missingPages(file, path.join(folder, 'pages'))).toEqual([
      `${file}:7 post /pets has no page in ${folder}/pages. Remedy: run "npm run api:generate"; if it is still missing, give the operation a unique operationId and a summary.`,
    ]);
  });

  it.each(specifications)('names every operation of $file when nothing was generated', ({file}) => {
    expect(missingPages(file, '/no/such/folder').length).toBeGreaterThan(17);
  });
});
