/** Whoever adds an API writes its document and one entry of `src/site/apis.ts`; all else follows. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {listed, type ApiEntry} from '../../../src/site/apis';
import {commandLine} from '../../support/commandLine';
import {writeFiles} from '../../support/folder';

const document = (name: string) => ({
  openapi: '3.1.0',
  info: {title: `${name} API`, version: '1.0.0'},
  servers: [{url: `https://${name}.example.com`}],
  tags: [{name: 'things'}],
  paths: {
    '/things': {
      get: {
        tags: ['things'],
        operationId: `list-${name}`,
        summary: `List ${name}`,
        responses: {'200': {description: 'Things'}},
      },
    },
  },
});

const entries: ApiEntry[] = [
  {id: 'first', file: 'openapi/first.json', title: 'The first'},
  {id: 'second', file: 'openapi/second.json', title: 'The second'},
  {id: 'third', file: 'openapi/elsewhere/another-name.json', title: 'The third', accent: 'transact'},
];
const apis = entries.map(listed);
const third = apis[2]!;
const home = process.cwd();
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'help-hub-')));

const context = {
  siteDir: folder,
  generatedFilesDir: path.join(folder, 'generated'),
  siteConfig: {presets: [], plugins: []},
} as unknown as LoadContext;

const generated = (api: string, file: string) => readFileSync(`docs/api/${api}/${file}`, 'utf8');

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.doMock('../../../src/site/apis', () => ({specifications: apis, listed}));
  writeFiles(folder, Object.fromEntries(entries.map(({id, file}) => [file, JSON.stringify(document(id))])));
  process.chdir(folder);
  const {reference} = await import('../../../src/api-reference/reference');
  const {writeCatalogue, writeChanges, writeSchemas} = await import('../../../src/api-reference/contract');
  const {cli, run} = commandLine();
  (await reference(context, {speed: true})).extendCli?.(cli);
  await run('gen-api-docs');
  const made = entries.flatMap(({id}) =>
    [`list-${id}.api.mdx`, 'things.tag.mdx', `${id}-api.info.mdx`, 'sidebar.ts'].map(
      (file) => `docs/api/${id}/${file}`,
    ),
  );
  // The generator does not wait for what it writes.
  await vi.waitFor(() => expect(made.filter((file) => !existsSync(file))).toEqual([]), {timeout: 30_000});
  for (const api of apis) {
    await writeChanges(api);
    await writeCatalogue(api);
    await writeSchemas(api);
  }
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, {recursive: true});
});

it('has pages, in the accent of its entry, a catalogue of errors, its schemas and a change log', () => {
  for (const file of [
    'list-third.api.mdx',
    'things.tag.mdx',
    'third-api.info.mdx',
    'changes.mdx',
    'errors.mdx',
    'schemas.mdx',
  ])
    expect(generated('third', file)).toContain('\n<ApiAccent product={"transact"} />');
  for (const file of ['list-first.api.mdx', 'changes.mdx'])
    expect(generated('first', file)).not.toContain('ApiAccent');
  expect(generated('third', 'changes.mdx')).toContain('third API');
});

it('has a section of the sidebar after the others, with its change log', async () => {
  const {sectionsOf} = await import('../../../src/api-reference/sidebarSections');
  const sections = sectionsOf(apis, folder);
  expect(sections).toMatchObject(entries.map(({title}) => ({type: 'category', label: title})));
  expect(sections[0]).not.toHaveProperty('className');
  expect(sections[2]).toMatchObject({
    className: 'product-transact',
    items: [
      {id: 'api/third/third-api'},
      'api/third/errors',
      'api/third/schemas',
      'api/third/changes',
      {label: 'things'},
    ],
  });
  expect(() => sectionsOf([{...third, pages: 'docs/api/none'}], folder)).toThrow(
    'docs/api/none/sidebar.ts is not there. Remedy: run "npm run api:generate".',
  );
});

it('may be called by the policy', async () => {
  const {apiSources} = await import('../../../src/policy/apiServers');
  expect((await apiSources(apis)).connect).toEqual(entries.map(({id}) => `https://${id}.example.com`).sort());
});

it('has downloads under its id', async () => {
  const {reference} = await import('../../../src/api-reference/reference');
  const content = (await (await reference(context, {speed: true})).loadContent?.()) as {path: string}[][];
  expect(content[2]?.map((download) => download.path)).toEqual([
    '/openapi/third.json',
    '/openapi/third.postman_collection.json',
    '/openapi/third.mcp.json',
  ]);
});

it('is known to the rules of content', async () => {
  const {apiDocumentsOf} = await import('../../../src/rules/engine/apiDocuments');
  const {filesOn} = await import('../../../src/rules/engine/files');
  const {readSite} = await import('../../../src/rules/engine/site');
  const site = readSite(filesOn(folder));
  expect(apiDocumentsOf(site).map(({path: file}) => file)).toEqual(entries.map(({file}) => file));
  expect(site.addresses.has('/docs/api/third/list-third')).toBe(true);
  expect(site.addresses.has('/docs/api/fourth/list-third')).toBe(false);
});

it('has its pages kept out of the repository', () => {
  const ignored = execFileSync('git', ['check-ignore', 'docs/api/third/list-third.api.mdx'], {cwd: home});
  expect(String(ignored)).toContain('docs/api/third');
});
