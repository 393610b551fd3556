import {describe, expect, it} from 'vitest';
import {missingPages, pagesOf} from '../../../../src/api-reference/pages/coverage';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {specifications} from '../../../../src/site/apis';
import {operationsIn} from '../../../support/openapi';
import {folderWith} from '../../../support/folder';

const yaml = [
  'openapi: 3.1.0',
  'info: {title: Pets, version: "1"}',
  'paths:',
  '  /pets: {get: {}, post: {}}',
  'webhooks:',
  '  new/pet: {post: {}}',
  '',
].join('\n');

const pageOf = (operation: string) => `---\nid: x\noperation: ${operation}\n---\n\nText with --- inside.\n`;

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
  it('names an operation or webhook without a page, with file, pointer and remedy', async () => {
    const folder = folderWith({'spec.yaml': yaml, 'pages/a.api.mdx': pageOf('get /pets')});
    const remedy = `has no page in ${folder}/pages. Remedy: run "npm run api:generate".`;
    expect(missingPages(await readDocument(`${folder}/spec.yaml`), `${folder}/pages`)).toEqual([
      `${folder}/spec.yaml#/paths/~1pets/post ${remedy}`,
      `${folder}/spec.yaml#/webhooks/new~1pet/post ${remedy}`,
    ]);
  });

  it.each(specifications)('names every operation of $file when nothing was generated', async ({file}) => {
    expect(missingPages(await readDocument(file), '/no/such/folder').length).toBeGreaterThanOrEqual(
      (await operationsIn(file)).length,
    );
  });
});
