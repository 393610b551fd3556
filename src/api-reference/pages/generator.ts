/** Has docusaurus-plugin-openapi-docs list and write pages and sidebars, with templates of ours for what is on a page. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import clsx from 'clsx';
import {Command} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs';
import type {CheckedApi} from '../checkedApis';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';
import {pathOf} from '../model/operations';
import {placeIn} from '../model/reading';
import {samplesFile, samplesFileName} from '../samples';
import {schemaAddresses} from '../schemas';
import {accented} from './componentsImport';
import {frontMatter, infoMatter, operationMatter, tagMatter} from './frontMatter';
import {infoPage, tagPage} from './infoPage';
import {operationPage} from './operationPage';
import {pluginDocument} from './pluginDocument';

/** A page as the plugin hands it to its writer; what is written to `frontMatter` goes to the template. */
type GeneratedPage = {id: string; frontMatter: {text?: string}};

const template = path.join(__dirname, 'templates', 'page.mustache');

function named<Item extends {id: string}>(items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The generator asks for the page ${id}, which its document does not have.`);
  return item;
}

/** Page and samples of an operation. */
function operationText(
  {document, pages}: CheckedApi,
  operation: ReferenceOperation,
  schemas: ReadonlyMap<string, string>,
): string {
  const {file, operations} = document;
  const {id} = operation;
  try {
    mkdirSync(pages, {recursive: true});
    writeFileSync(path.join(pages, samplesFileName(id)), JSON.stringify(samplesFile(operation)));
    return operationPage({id, api: operation, hasFiles: true, operations, schemas, hasCatalogue: true});
  } catch (error) {
    throw new Error(
      `${placeIn(file, pathOf(operation))} cannot be shown: ${String(error)}. Remedy: correct what "npx redocly lint ${file}" says of this operation.`,
      {cause: error},
    );
  }
}

/** The options of our pages; the plugin waits for no writer, so that what one of them throws would end the process. */
function ownPages(api: CheckedApi, failures: unknown[]) {
  const {id, document, accent} = api;
  const schemas = schemaAddresses(document, `/docs/api/${id}`);
  const writer =
    (write: (id: string) => [matter: Record<string, unknown>, text: string]) => (page: GeneratedPage) => {
      try {
        const [matter, text] = write(page.id);
        page.frontMatter.text = frontMatter(matter);
        return accented(text, accent);
      } catch (error) {
        failures.push(error);
        return '';
      }
    };
  return {
    template,
    infoTemplate: template,
    tagTemplate: template,
    markdownGenerators: {
      createInfoPageMD: writer(() => [infoMatter(document, `/api/${id}`), infoPage(document, id)]),
      createTagPageMD: writer((name) => {
        const tag = named(document.tags, name);
        return [tagMatter(tag, document), tagPage(document, tag)];
      }),
      createApiPageMD: writer((name) => {
        const operation = named(document.operations, name);
        return [operationMatter(operation, document), operationText(api, operation, schemas)];
      }),
    },
    // Our template has no place for its copy of an operation.
    disableCompression: true,
  };
}

/** Methods that rows of the sidebar have a word and a hue for; `event` is the plugin's for a webhook. */
const known = new Set('get put post delete options head patch trace event'.split(' '));

type SidebarItem = {id: string; api: {method: string; deprecated?: boolean}};

/** Rows as the plugin makes them, with any sign in a title, and one word for all other methods. */
const sidebarRow =
  ({operations}: ApiDocument) =>
  ({id, api: {method, deprecated}}: SidebarItem, {basePath}: {basePath: string}) => ({
    type: 'doc',
    id: `${basePath}/${id}`,
    label: named(operations, id).title,
    className: clsx(
      {'menu__list-item--deprecated': deprecated},
      'api-method',
      known.has(method) ? method : 'other',
    ),
  });

/** The options of the plugin for one API, whose document is written for it into a folder. */
function optionsOf(api: CheckedApi, folder: string, failures: unknown[]) {
  const specPath = path.join(folder, `${api.id}.json`);
  writeFileSync(specPath, JSON.stringify(pluginDocument(api.document)));
  return {
    specPath,
    outputDir: api.pages,
    ...ownPages(api, failures),
    sidebarOptions: {
      groupPathsBy: 'tag',
      categoryLinkSource: 'tag',
      sidebarGenerators: {createDocItem: sidebarRow(api.document)},
    },
  };
}

type OpenApiDocs = (context: LoadContext, options: object) => {extendCli: (program: object) => void};

/**
 * @param apis whose pages are written
 * @param folder where the documents for the plugin are written
 * @throws what the first writer threw that failed
 */
export async function writePages(apis: readonly CheckedApi[], folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const failures: unknown[] = [];
  const program = new Command();
  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: folder,
    siteConfig: {presets: [['classic', {docs: {path: 'docs'}}]], plugins: []},
  } as unknown as LoadContext;
  const {log} = console;
  // The plugin says every file that it writes.
  console.log = () => undefined;
  try {
    const config = Object.fromEntries(apis.map((api) => [api.id, optionsOf(api, folder, failures)]));
    const options = {id: 'api', docsPluginId: 'classic', config};
    (openApiDocs as unknown as OpenApiDocs)(context, options).extendCli(program);
    for (const {id} of apis) await program.parseAsync(['gen-api-docs', id], {from: 'user'});
  } finally {
    console.log = log;
  }
  if (failures.length) throw failures[0];
}
