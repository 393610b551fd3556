import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import clsx from 'clsx';
import openApiDocs from 'docusaurus-plugin-openapi-docs';
import type {ProductId} from '../../site/products';
import {consoleFiles, isCallable} from '../console/writeConsoles';
import {accented} from './componentsImport';
import {pathOf} from './coverage';
import {frontMatter, infoMatter, operationMatter, tagMatter} from './frontMatter';
import {attempted, faultLines, type Tell} from '../model/faults';
import type {Json} from '../model/grammar';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';
import {introductionOf} from '../model/pageNames';
import {faultyPage} from './faultyPage';
import {infoPage, operationPage, tagPage} from './operationPage';
import {stockInfoTemplate} from './stockInfo';
import {hasOwnPages} from '../overrides';
import {leanSchemas} from './leanSchemas';
import {pluginDocument} from './pluginDocument';
import {schemaAddresses} from '../schemas';
import {samplesFile, samplesFileName} from '../samples';

/** An API, where its pages go, its document as one object, and what was read of it. */
export type GeneratedApi = {
  id: string;
  pages: string;
  whole: object;
  document: ApiDocument;
  accent?: ProductId;
  /** A document of somebody else: what fails in it is told, and left out. */
  isForeign?: boolean;
};

/** A page as the generator hands it to its writer; what is written to `frontMatter` goes to the template. */
type GeneratedPage = {id: string; frontMatter: {text?: string}};

const template = path.join(__dirname, 'templates', 'page.mustache');

function named<Item extends {id: string}>(items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The generator asks for the page ${id}, which its document does not have.`);
  return item;
}

/** Where the document of an API can be had. */
const downloadsPage = ({specification: {info}}: ApiDocument) =>
  `./${introductionOf(info).id}.info.mdx#download`;

/** One line about an operation, with its place in the file of the document. */
const lineOf = ({file}: ApiDocument, operation: ReferenceOperation, what: string, cost: string): string =>
  faultLines(file, existsSync(file) ? readFileSync(file, 'utf8') : '', [
    {
      path: pathOf(operation),
      what,
      cost,
      remedy: `correct what "npx redocly lint ${file}" says of this operation`,
    },
  ]).join('\n');

/** Page and samples of an operation. */
function operationFiles(
  {id, document, pages}: GeneratedApi,
  operation: ReferenceOperation,
  schemas: ReadonlyMap<string, string>,
  told: Tell | undefined,
): string {
  const samples = samplesFile(operation, told);
  const {kind, method, title} = operation;
  // The data of its console is written in the build, where it is too late to leave it out of the page.
  const hasConsole =
    !told ||
    kind === 'webhook' ||
    !isCallable(method) ||
    attempted(told, 'It has no console', () => consoleFiles(document, id, operation, told)) !== undefined;
  const page = operationPage({
    id: operation.id,
    title,
    api: operation,
    hasConsole,
    hasFiles: true,
    operations: document.operations,
    schemas,
    hasCatalogue: true,
    downloads: downloadsPage(document),
    told,
  });
  mkdirSync(pages, {recursive: true});
  writeFileSync(path.join(pages, samplesFileName(operation.id)), JSON.stringify(samples));
  return page;
}

/** A fault of an operation of somebody else's document costs its page, or a part of it. */
function operationText(
  api: GeneratedApi,
  operation: ReferenceOperation,
  schemas: ReadonlyMap<string, string>,
): string {
  const {document, isForeign} = api;
  const told = new Set<string>();
  const warn = (what: string, cost: string) => {
    if (!told.has(what)) logger.warn(lineOf(document, operation, what, cost));
    told.add(what);
  };
  try {
    return operationFiles(api, operation, schemas, isForeign ? warn : undefined);
  } catch (error) {
    if (isForeign) {
      warn(`It cannot be shown: ${String(error)}`, 'Its page says so');
      return faultyPage({
        id: operation.id,
        title: operation.title,
        api: operation,
        downloads: downloadsPage(document),
      });
    }
    throw new Error(lineOf(document, operation, `cannot be shown: ${String(error)}`, 'It stops the build'), {
      cause: error,
    });
  }
}

/** The writers of the three kinds of page. */
function writers(api: GeneratedApi) {
  const {id, document, accent} = api;
  const schemas = schemaAddresses(document, `/docs/api/${id}`);
  return {
    createInfoPageMD: (page: GeneratedPage): string => {
      page.frontMatter.text = frontMatter(infoMatter(document, `/api/${id}`));
      return accented(infoPage({document, downloads: id}), accent);
    },
    createTagPageMD: (page: GeneratedPage): string => {
      const tag = named(document.tags, page.id);
      page.frontMatter.text = frontMatter(tagMatter(tag, document));
      return accented(tagPage({document, tag}), accent);
    },
    createApiPageMD: (page: GeneratedPage): string => {
      const operation = named(document.operations, page.id);
      page.frontMatter.text = frontMatter(operationMatter(operation, document));
      return accented(operationText(api, operation, schemas), accent);
    },
  };
}

/** Methods that rows of the sidebar have a word and a hue for; `event` is the plugin's for a webhook. */
const known = new Set([...'get put post delete options head patch trace event'.split(' ')]);

type SidebarItem = {id: string; type: string; api: {method: string; deprecated?: boolean}};

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

type PageOptions = {
  infoTemplate: string;
  template?: string;
  tagTemplate?: string;
  markdownGenerators?: ReturnType<typeof writers>;
  disableCompression?: boolean;
};

const ownPages = (api: GeneratedApi): PageOptions => ({
  template,
  infoTemplate: template,
  tagTemplate: template,
  markdownGenerators: writers(api),
  // Our template has no place for its copy of an operation.
  disableCompression: true,
});

/** Pages of the package, the introduction at the address that our other pages link to. */
const stockPages = ({id}: GeneratedApi, folder: string): PageOptions => ({
  infoTemplate: stockInfoTemplate(id, folder),
});

/**
 * The options of docusaurus-plugin-openapi-docs for some APIs.
 *
 * @param folder where the documents are written for it
 */
export function generatorOptions(apis: GeneratedApi[], folder: string) {
  mkdirSync(folder, {recursive: true});
  return {
    id: 'api',
    docsPluginId: 'classic',
    config: Object.fromEntries(
      apis.map((api) => {
        const file = path.join(folder, `${api.id}.json`);
        const whole = pluginDocument(api.whole, api.document) as Json;
        writeFileSync(file, JSON.stringify(hasOwnPages ? leanSchemas(whole) : whole));
        return [
          api.id,
          {
            specPath: file,
            outputDir: api.pages,
            ...(hasOwnPages ? ownPages(api) : stockPages(api, folder)),
            sidebarOptions: {
              groupPathsBy: 'tag',
              categoryLinkSource: 'tag',
              sidebarGenerators: {createDocItem: sidebarRow(api.document)},
            },
          },
        ];
      }),
    ),
  };
}

/**
 * docusaurus-plugin-openapi-docs with our page templates: it lists the pages, groups operations by tag and writes
 * pages and sidebars (`npm run api:generate`). The pages are plain MDX that renders on the server; the stock
 * templates leave most of a page to the browser.
 */
export function pageGenerator(context: LoadContext, apis: GeneratedApi[]): Plugin {
  const options = generatorOptions(apis, path.join(context.generatedFilesDir, 'api-reference'));
  return (openApiDocs as unknown as (context: LoadContext, options: object) => Plugin)(context, options);
}
