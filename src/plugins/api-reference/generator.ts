import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {summaryOf} from './mdx';
import {infoPage, operationPage} from './pages';
import type {OperationPage} from './openapi';
import {samplesFile, samplesFileName} from './samples';
import {specifications} from './specifications';

const template = (name: string) => path.join(__dirname, 'templates', `${name}.mustache`);

type Described = {description?: string; frontMatter: {description?: string; slug?: string}};

/**
 * Front matter that the generator gets wrong: it takes the first line of a wrapped paragraph as the description
 * of a page, and names an introduction after the title of its API. This takes the first sentences, and the slug.
 */
function described<Page extends object>(write: (page: Page) => string, slug?: string) {
  return (page: Page & Described): string => {
    page.frontMatter.description = summaryOf(page.description ?? '');
    page.frontMatter.slug = slug;
    return write(page);
  };
}

/** Writes the samples of an operation beside its page, which imports them. */
function withSamples(write: (page: OperationPage) => string, folder: string) {
  return (page: OperationPage & {id: string}): string => {
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, samplesFileName(page.id)), JSON.stringify(samplesFile(page.api)));
    return write(page);
  };
}

/**
 * docusaurus-plugin-openapi-docs with our page templates: it reads the specifications, groups operations by
 * tag and writes pages and sidebars (`npm run api:generate`). The pages are plain MDX that renders on the
 * server; the stock templates leave most of a page to the browser.
 */
export const apiGenerator: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  {
    id: 'api',
    docsPluginId: 'classic',
    config: Object.fromEntries(
      specifications.map(({id, file, pages, download}) => [
        id,
        {
          specPath: file,
          outputDir: pages,
          downloadUrl: download,
          template: template('operation'),
          infoTemplate: template('info'),
          tagTemplate: template('tag'),
          markdownGenerators: {
            createApiPageMD: described(withSamples(operationPage, pages)),
            createInfoPageMD: described(infoPage, `/api/${id}`),
          },
          sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
        },
      ]),
    ),
  },
];
