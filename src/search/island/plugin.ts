import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../../build/contract.node';
import {writeAsset} from '../../runtime/contract.node';
import {withBase} from '../../site/base';
import {search} from '../../site/identity';
import {contextFilters} from '../client/searchRequest';
import {bundleSearch, type Settings} from './bundle';

export type Options = {
  /** False: pages have no starter, and the search is a part of the application. */
  isApart: boolean;
};

/** What the plugin for docs says of a version. */
type Docs = Record<string, {loadedVersions: {versionName: string; isLast: boolean}[]}>;

/** The tags that the theme's own search would ask for: pages outside the docs, and the latest version of all docs. */
function tagsOf(docs: Docs): string[] {
  const latest = Object.entries(docs).flatMap(([id, {loadedVersions}]) =>
    loadedVersions.filter(({isLast}) => isLast).map(({versionName}) => `docs-${id}-${versionName}`),
  );
  return ['default', ...latest];
}

/**
 * Makes what the search needs beside the application: a reader who searches does not wait for React. Under the live-reload
 * server, and without the starter, it is a part of the application.
 */
export default function searchIsland(
  {siteConfig, i18n, baseUrl}: LoadContext,
  options: unknown,
): PluginWithStep {
  const {isApart} = options as Options;
  const hosted = siteConfig.themeConfig.algolia as Settings['hosted'];
  let filters: Settings['filters'] = [];
  return {
    name: 'search-island',

    getClientModules: () => (isApart ? [] : [path.resolve(__dirname, 'plain')]),

    allContentLoaded({allContent}) {
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Docs;
      filters = contextFilters({language: i18n.currentLocale, tags: tagsOf(docs)}, hosted);
    },

    configureWebpack(_, isServer, {currentBundler}) {
      if (isServer || isApart) return {};
      const values = {
        SEARCH_HOSTED: JSON.stringify(hosted) ?? 'undefined',
        SEARCH_FILTERS: JSON.stringify(filters),
      };
      return {plugins: [new currentBundler.instance.DefinePlugin(values)]};
    },

    builtPages: {
      name: 'search-island',
      before: isApart ? ['critical-css'] : [],
      async prepare(outDir) {
        if (!isApart) return;
        const write = async (file: string, text: string) =>
          withBase(await writeAsset(outDir, file, 'js', text), baseUrl);
        await write(search.moduleName, await bundleSearch({baseUrl, hosted, filters}, write));
      },
    },
  };
}
