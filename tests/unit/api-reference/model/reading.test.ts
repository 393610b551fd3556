/** Each document is read once a build, whatever is made from it. */
import {BaseResolver} from '@redocly/openapi-core';
import {$RefParser, type ParserOptions} from '@apidevtools/json-schema-ref-parser';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {commandLine} from '../../../support/commandLine';
import {folderWith} from '../../../support/folder';

const pet = {type: 'object', example: {}};

const document = (version = '1.0.0', schema: object = {$ref: 'pet.json'}) => ({
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
          '200': {description: 'Pets', content: {'application/json': {schema}}},
        },
      },
    },
  },
});

const entry = {id: 'pets', file: 'openapi/pets.json', pages: 'docs/api/pets', download: '/openapi/pets.yaml'};
const published = 'openapi/published/pets/2026-01-01-1.0.0.yaml';
const home = process.cwd();

/** @returns the files that were read as documents since this was called, below the folder of the project */
function reads(): () => string[] {
  const load = vi.spyOn(BaseResolver.prototype, 'loadExternalRef');
  load.mockClear();
  return () => load.mock.calls.map(([file]) => path.relative('.', file)).sort();
}

/** Counts what is done to a document in one command of a build. */
function work() {
  const counts = {raised: 0, resolved: 0};
  vi.doMock('../../../../src/api-reference/model/mend', async (original) => {
    const all = await original<typeof import('../../../../src/api-reference/model/mend')>();
    return {...all, mended: (whole: object) => (counts.raised++, all.mended(whole))};
  });
  const resolve = $RefParser.dereference.bind($RefParser);
  vi.spyOn($RefParser, 'dereference').mockImplementation(((...all: [object, ParserOptions]) => {
    // The generator resolves what we give it once more, with other options.
    if (all[1].dereference?.excludedPathMatcher) counts.resolved++;
    return resolve(...all);
  }) as typeof $RefParser.dereference);
  return counts;
}

/** A command of a build: a process of its own, which has no module of another one. */
async function command() {
  vi.resetModules();
  vi.doMock('../../../../src/site/apis', () => ({specifications: [entry]}));
  const {reference} = await import('../../../../src/api-reference/reference');
  const {writeChanges} = await import('../../../../src/api-reference/contract');
  const {reading} = await import('../../../../src/api-reference/model/reading');
  return {reference, writeChanges, reading};
}

const context = {
  siteDir: '.',
  generatedFilesDir: 'generated',
  siteConfig: {presets: [], plugins: []},
} as unknown as LoadContext;

beforeEach(() => {
  // The generator lists what it writes.
  vi.spyOn(console, 'log').mockReturnValue();
  process.chdir(
    folderWith({
      [entry.file]: JSON.stringify(document()),
      'openapi/pet.json': JSON.stringify(pet),
      [published]: JSON.stringify(document('1.0.0', pet)),
    }),
  );
  return () => process.chdir(home);
});

describe('a build', () => {
  it('reads each file once, in all of its commands', async () => {
    const read = reads();
    for (const task of ['clean-api-docs', 'gen-api-docs']) {
      const {reference} = await command();
      const {cli, run} = commandLine();
      (await reference(context, {speed: true})).extendCli?.(cli);
      await run(task);
    }
    await vi.waitFor(() => expect(existsSync('docs/api/pets/get-pets.api.mdx')).toBe(true));
    await (await command()).writeChanges(entry);
    const plugin = await (await command()).reference(context, {speed: true});
    expect(await plugin.loadContent?.()).toHaveLength(1);
    expect(read()).toEqual(['openapi/pet.json', entry.file, published]);
  });

  it('raises a document, and resolves its references, once for all that it makes', async () => {
    rmSync(published);
    const counts = work();
    const {reference, writeChanges} = await command();
    const plugin = await reference(context, {speed: true});
    const {cli, run} = commandLine();
    plugin.extendCli?.(cli);
    await run('gen-api-docs');
    await vi.waitFor(() => expect(existsSync('docs/api/pets/get-pets.api.mdx')).toBe(true));
    await writeChanges(entry);
    await plugin.loadContent?.();
    expect(counts).toEqual({raised: 1, resolved: 1});
  });
});

describe('a reading', () => {
  const first = async () => (await command()).reading(entry.file, 'own');

  it('is the same from a file that an earlier command has kept', async () => {
    const made = await first();
    const read = reads();
    expect(await first()).toEqual(made);
    expect(made.document).toMatchObject({info: {title: 'Pets'}});
    expect(read()).toEqual([]);
  });

  it.each(['openapi/pet.json', entry.file, 'package-lock.json'])(
    'is made anew when %s has changed',
    async (file) => {
      await first();
      writeFileSync(file, existsSync(file) ? `${readFileSync(file, 'utf8')} ` : '{}');
      const read = reads();
      await first();
      expect(read()).toEqual(['openapi/pet.json', entry.file]);
    },
  );

  it('is made anew in the same command, too, and once for all who ask at a time', async () => {
    const {reading} = await command();
    await reading(entry.file, 'own');
    writeFileSync(entry.file, JSON.stringify(document('1.1.0')));
    const read = reads();
    const [one, other] = await Promise.all([reading(entry.file, 'own'), reading(entry.file, 'own')]);
    expect(one).toBe(other);
    expect(one.document).toHaveProperty('info.version', '1.1.0');
    expect(read()).toEqual(['openapi/pet.json', entry.file]);
  });

  it('survives a kept file that is cut off, and a folder that is gone', async () => {
    const made = await first();
    const folder = 'node_modules/.cache/help-hub/openapi';
    for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"maker": "');
    expect(await first()).toEqual(made);
    rmSync('node_modules', {recursive: true});
    writeFileSync('node_modules', 'no folder');
    expect(await first()).toEqual(made);
  });

  it('cannot be changed', async () => {
    const {document: whole} = await first();
    expect(() => Object.assign((whole as {info: object}).info, {title: 'Cats'})).toThrow(TypeError);
  });

  it('has the problems of a document that cannot be read, each time', async () => {
    writeFileSync(entry.file, '{');
    const {reading} = await command();
    expect((await reading(entry.file, 'own')).problems).toEqual([expect.stringContaining('(readable)')]);
    writeFileSync(entry.file, JSON.stringify(document()));
    expect((await reading(entry.file, 'own')).problems).toEqual([]);
  });
});
