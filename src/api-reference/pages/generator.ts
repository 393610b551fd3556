import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import clsx from 'clsx';
import openApiDocs from 'docusaurus-plugin-openapi-docs';
import type {ProductId} from '../../site/products';
import {accented} from './componentsImport';
import {pathOf} from './coverage';
import {frontMatter, infoMatter, operationMatter, tagMatter} from './frontMatter';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';
import {placeIn} from '../model/reading';
import {infoPage, operationPage, tagPage} from './operationPage';
import {stockInfoTemplate} from './stockInfo';
import {hasOwnPages} from '../overrides';
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
};

/** A page as the generator hands it to its writer; what is written to `frontMatter` goes to the template. */
type GeneratedPage = {id: string; frontMatter: {text?: string}};

const template = path.join(__dirname, 'templates', 'page.mustache');

function named<Item extends {id: string}>(items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The generator asks for the page ${id}, which its document does not have.`);
  return item;
}

/** Page and samples of an operation. */
function operationText(
  {document, pages}: GeneratedApi,
  operation: ReferenceOperation,
  schemas: ReadonlyMap<string, string>,
): string {
  const {id, title} = operation;
  try {
    const samples = samplesFile(operation);
    mkdirSync(pages, {recursive: true});
    writeFileSync(path.join(pages, samplesFileName(id)), JSON.stringify(samples));
    const {operations} = document;
    return operationPage({
      id,
      title,
      api: operation,
      hasFiles: true,
      operations,
      schemas,
      hasCatalogue: true,
    });
  } catch (error) {
    const {file} = document;
    throw new Error(
      `${placeIn(file, pathOf(operation))} cannot be shown: ${String(error)}. Remedy: correct what "npx redocly lint ${file}" says of this operation.`,
      {cause: error},
    );
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
        writeFileSync(file, JSON.stringify(pluginDocument(api.whole, api.document)));
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
