import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import type {Asks} from '../content/contract';
import {acronyms, asksIn, synonyms} from '../content/contract.node';
import {writeAsset} from '../runtime/contract.node';
import {specifications} from '../site/apis';
import {siteAddress, withBase} from '../site/base';
import {answersPath, pagesPath, search} from '../site/identity';
import type {FacetFilters} from './client/port';
import {buildIndex} from './engines/embedded/buildIndex';
import {fileOf, indexPath} from './engines/embedded/indexFile';
import {checkThemeOptions, contextFilters, type HostedOptions} from './engines/hosted/themeOptions';
import {bundleSearch} from './island/bundle';
import {extractRecords} from './records/extract';
import {titleOf, type SearchRecord} from './records/record';

export type Options = {
  /** False: pages have no starter, and the search is a part of the application. */
  isApart: boolean;
};

/** What the plugin for docs says of its versions. */
type Docs = Record<string, {loadedVersions: {versionName: string; isLast: boolean}[]}>;

/** The tags that the theme's own search would ask for: pages outside the docs, and the latest version of all docs. */
function tagsOf(docs: Docs = {}): string[] {
  const latest = Object.entries(docs).flatMap(([id, {loadedVersions}]) =>
    loadedVersions.filter(({isLast}) => isLast).map(({versionName}) => `docs-${id}-${versionName}`),
  );
  return ['default', ...latest];
}

async function writeIndex(outDir: string, records: readonly SearchRecord[]): Promise<void> {
  // The collection reads the specifications, which only a build needs.
  const {collectAnswers} = await import('./answers/collect');
  const pages = records
    .filter(({type, anchor}) => type === 'lvl1' && !anchor)
    .map((record) => [new URL(record.url).pathname, titleOf(record)]);
  const files = buildIndex(records, {synonyms, acronyms})
    .set(pagesPath, JSON.stringify(pages))
    .set(answersPath, JSON.stringify(await collectAnswers(specifications)));
  for (const [name, content] of files) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/**
 * Makes the search: its script, which does not wait for React, its index out of the rendered pages, and its page while
 * Algolia's theme does not own the route. Under the live-reload server the script is a part of the application and the index
 * is that of the last build, because pages are not rendered to files there.
 *
 * @throws Error when an option of the hosted search would do nothing
 */
export default function searchPlugin(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  options: unknown,
): PluginWithStep {
  const {isApart} = options as Options;
  const hosted = siteConfig.themeConfig.algolia as HostedOptions | undefined;
  checkThemeOptions(hosted);
  const siteUrl = siteAddress(siteConfig.url, baseUrl);
  let filters: FacetFilters = [];
  let records: SearchRecord[] = [];
  let asks = new Map<string, Asks>();
  return {
    name: 'search',

    getClientModules: () => (isApart ? [] : [path.resolve(__dirname, 'island/plain')]),

    contentLoaded({actions}) {
      const route = {path: withBase(`/${search.pagePath}`, baseUrl), component: '@theme/SearchPage'};
      if (!hosted) actions.addRoute({...route, exact: true});
    },

    allContentLoaded({allContent}) {
      const tags = tagsOf(allContent['docusaurus-plugin-content-docs'] as Docs | undefined);
      filters = contextFilters(i18n.currentLocale, tags, hosted);
    },

    configureWebpack(_, isServer, {currentBundler}) {
      const folders = [path.dirname(indexPath), path.dirname(path.dirname(fileOf('build', 'file')))];
      const served = folders.map((folder) => ({
        directory: path.join(siteDir, 'build', folder),
        publicPath: withBase(folder, baseUrl),
      }));
      const values = {
        SEARCH_HOSTED: JSON.stringify(hosted) ?? 'undefined',
        SEARCH_FILTERS: JSON.stringify(filters),
      };
      return {
        devServer: {static: served},
        plugins: isServer || isApart ? [] : [new currentBundler.instance.DefinePlugin(values)],
      } as object;
    },

    builtPages: {
      name: 'search',
      // Which finds the script.
      before: isApart ? ['critical-css'] : [],
      async prepare(outDir) {
        records = [];
        asks = asksIn(siteDir);
        if (!isApart) return;
        const write = async (file: string, text: string) =>
          withBase(await writeAsset(outDir, file, 'js', text), baseUrl);
        await write(search.moduleName, await bundleSearch({baseUrl, hosted, filters}, write));
      },
      page(page) {
        records.push(...extractRecords(page, siteUrl, asks.get(page.path)));
      },
      finish: (outDir) => writeIndex(outDir, records),
    },
  };
}
