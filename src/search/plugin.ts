import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {siteAddress, withBase} from '../site/base';
import {pagesPath, search} from '../site/identity';
import {extractRecords} from './records/extract';
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

/** Thousands of small files: waiting for each costs more than writing it. */
function writeIndex(outDir: string, records: readonly SearchRecord[]): void {
  const files = [...buildIndex(records, synonyms), [pagesPath, JSON.stringify(pagesOf(records))] as const];
  const folders = new Set(files.map(([name]) => path.join(outDir, path.dirname(name))));
  for (const folder of folders) mkdirSync(folder, {recursive: true});
  for (const [name, content] of files) writeFileSync(path.join(outDir, name), content);
}

/**
 * Makes the embedded search index out of the rendered pages, and gives `/search` its page while no hosted
 * engine does. In development the index of the last build answers: pages are not rendered to files there.
 */
export default function searchIndex(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  options: unknown,
): PluginWithStep {
  const {hosted} = options as Options;
  const siteUrl = siteAddress(siteConfig.url, baseUrl);
  let records: SearchRecord[] = [];
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

    builtPages: {
      name: 'search',
      prepare() {
        records = [];
      },
      page(page) {
        records.push(...extractRecords(page, siteUrl));
      },
      finish: (outDir) => writeIndex(outDir, records),
    },
  };
}
