import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteAddress, withBase} from '../site/base';
import {pagesPath, search} from '../site/identity';
import {collectRecords} from './records/collect';
import {buildIndex} from './engines/embedded/buildIndex';
import {entryPath, folderOf} from './engines/embedded/indexFormat';
import {titleOf, type SearchRecord} from './records/record';
import {synonyms} from './language/synonyms';

export type Options = {
  /** True when Algolia answers: its theme then owns the `/search` route. */
  hosted: boolean;
};

/** Path and title of every page. */
function pagesOf(records: readonly SearchRecord[]): [path: string, title: string][] {
  return records
    .filter(({type, anchor}) => type === 'lvl1' && !anchor)
    .map((record) => [new URL(record.url).pathname, titleOf(record)]);
}

/**
 * Makes the embedded search index out of the rendered pages, and gives `/search` its page while no hosted
 * engine does. In development the index of the last build answers: pages are not rendered to files there.
 */
export default function searchIndex({siteDir, siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const {hosted} = options as Options;
  return {
    name: 'search-index',

    contentLoaded({actions}) {
      if (!hosted)
        actions.addRoute({
          path: withBase(`/${search.pagePath}`, baseUrl),
          component: '@theme/SearchPage',
          exact: true,
        });
    },

    configureWebpack() {
      const folders = [path.dirname(entryPath), path.dirname(folderOf('build'))];
      const served = folders.map((folder) => ({
        directory: path.join(siteDir, 'build', folder),
        publicPath: withBase(folder, baseUrl),
      }));
      return {devServer: {static: served}} as object;
    },

    async postBuild({outDir}) {
      const records = await collectRecords(outDir, siteAddress(siteConfig.url, baseUrl));
      const files = [
        ...buildIndex(records, synonyms),
        [pagesPath, JSON.stringify(pagesOf(records))] as const,
      ];
      const folders = new Set(files.map(([name]) => path.join(outDir, path.dirname(name))));
      for (const folder of folders) mkdirSync(folder, {recursive: true});
      // Thousands of small files: waiting for each costs more than writing it.
      for (const [name, content] of files) writeFileSync(path.join(outDir, name), content);
    },
  };
}
