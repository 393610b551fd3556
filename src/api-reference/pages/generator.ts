import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import openApiDocs from 'docusaurus-plugin-openapi-docs';
import {pointerOf} from './coverage';
import {frontMatter, infoMatter, operationMatter, tagMatter} from './frontMatter';
import type {ApiDocument} from '../model/openApiTypes';
import {outlineOf} from './outline';
import {infoPage, operationPage, tagPage} from './operationPage';
import {samplesFile, samplesFileName} from '../samples';

/** An API and where its pages go. */
export type GeneratedApi = {id: string; pages: string; download: string; document: ApiDocument};

/** A page as the generator hands it to its writer; what is written to `frontMatter` goes to the template. */
type GeneratedPage = {frontMatter: {text?: string}};

const template = path.join(__dirname, 'templates', 'page.mustache');

function named<Item extends {id: string}>(items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The generator asks for the page ${id}, which its outline does not have.`);
  return item;
}

/** The writers of the three kinds of page; the generator knows each page by the name that its outline gave it. */
function writers({id, document, download, pages}: GeneratedApi) {
  return {
    createInfoPageMD: (page: GeneratedPage): string => {
      page.frontMatter.text = frontMatter(infoMatter(document, `/api/${id}`));
      return infoPage({document, downloadUrl: download});
    },
    createTagPageMD: (page: GeneratedPage & {tag: {name: string}}): string => {
      const tag = named(document.tags, page.tag.name);
      page.frontMatter.text = frontMatter(tagMatter(tag, document));
      return tagPage({document, tag});
    },
    createApiPageMD: (page: GeneratedPage & {api: {operationId: string}}): string => {
      const operation = named(document.operations, page.api.operationId);
      page.frontMatter.text = frontMatter(operationMatter(operation, document));
      try {
        mkdirSync(pages, {recursive: true});
        writeFileSync(
          path.join(pages, samplesFileName(operation.id)),
          JSON.stringify(samplesFile(operation)),
        );
        return operationPage({id: operation.id, title: operation.title, api: operation});
      } catch (error) {
        throw new Error(
          `${document.file}${pointerOf(operation)} cannot be shown: ${String(error)}. Remedy: correct what "npx redocly lint" says of this operation.`,
          {cause: error},
        );
      }
    },
  };
}

/**
 * The options of docusaurus-plugin-openapi-docs for some APIs.
 *
 * @param folder where the outlines of the documents are written, which the generator reads in their place
 */
export function generatorOptions(apis: GeneratedApi[], folder: string) {
  mkdirSync(folder, {recursive: true});
  return {
    id: 'api',
    docsPluginId: 'classic',
    config: Object.fromEntries(
      apis.map((api) => {
        const outline = path.join(folder, `${api.id}.json`);
        writeFileSync(outline, JSON.stringify(outlineOf(api.document)));
        return [
          api.id,
          {
            specPath: outline,
            outputDir: api.pages,
            template,
            infoTemplate: template,
            tagTemplate: template,
            markdownGenerators: writers(api),
            sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
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
