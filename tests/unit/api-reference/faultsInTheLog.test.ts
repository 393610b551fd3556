/** Mistakes of a document are told in the log of every command; those of our own stop it. */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {folderWith} from '../../support/folder';

/** A reference under a word that OpenAPI does not know, which no check of documents follows. */
const source = `openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
tags: [{name: pets}]
paths:
  /pets:
    get:
      tags: [pets]
      operationId: getPets
      summary: Get pets
      responses:
        '200':
          description: Pets
          content:
            application/json:
              schema:
                type: string
                examples: [a]
                x-ours: 1
components:
  schemas:
    Old:
      definitions:
        Pet: {$ref: '#/components/schemas/Nowhere'}
`;

async function start(isForeign: boolean) {
  const file = path.join(folderWith({'pets.yaml': source}), 'pets.yaml');
  const entry = {id: 'pets', file, pages: '', download: '/openapi/pets.yaml', isForeign};
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  vi.resetModules();
  vi.doMock('../../../src/site/apis', () => ({specifications: [entry]}));
  const {reference} = await import('../../../src/api-reference/reference');
  return {file, warn, command: reference({} as LoadContext, {speed: true})};
}

afterEach(() => {
  vi.doUnmock('../../../src/site/apis');
  vi.restoreAllMocks();
});

const line = '#/components/schemas/Old/definitions/Pet $ref "#/components/schemas/Nowhere" leads nowhere.';

it('are told of in the log, with line, pointer and remedy', async () => {
  const {file, warn, command} = await start(true);
  await command;
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining(`${file}:23:9 ${line}`)]);
  expect(warn.mock.calls.flat().join()).toContain('Remedy: ');
});

it('stop the command in a document of our own', async () => {
  const {file, command} = await start(false);
  await expect(command).rejects.toThrow(`${file}:23:14 #/components/schemas/Old/definitions/Pet`);
});
