import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import type {Asks} from '../content/contract';
import {acronyms, asksIn, synonyms} from '../content/contract.node';
import {specifications} from '../site/apis';
import {siteAddress, withBase} from '../site/base';
import {answersPath, pagesPath, search} from '../site/identity';
import {extractRecords} from './records/extract';
import {checkThemeOptions} from './engines/hosted/themeOptions';
import {buildIndex} from './engines/embedded/buildIndex';
import {fileOf, indexPath} from './engines/embedded/indexFile';
import {titleOf, type SearchRecord} from './records/record';

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

async function writeIndex(outDir: string, records: readonly SearchRecord[]): Promise<void> {
  // The collection reads the specifications, which only a build needs.
  const {collectAnswers} = await import('./answers/collect');
  const answers = await collectAnswers(specifications);
  const files = buildIndex(records, {synonyms, acronyms});
  files.set(pagesPath, JSON.stringify(pagesOf(records))).set(answersPath, JSON.stringify(answers));
  const folders = new Set([...files.keys()].map((name) => path.join(outDir, path.dirname(name))));
  for (const folder of folders) mkdirSync(folder, {recursive: true});
  for (const [name, content] of files) writeFileSync(path.join(outDir, name), content);
}

/**
 * Checks the options of the hosted search, makes the embedded search index out of the rendered pages, and gives `/search`
 * its page while no hosted engine does. In development the index of the last build answers: pages are not rendered to files there.
 */
export default function searchIndex(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  options: unknown,
): PluginWithStep {
  const {hosted} = options as Options;
  checkThemeOptions(siteConfig.themeConfig?.algolia as Record<string, unknown> | undefined);
  const siteUrl = siteAddress(siteConfig.url, baseUrl);
  let records: SearchRecord[] = [];
  let asks = new Map<string, Asks>();
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
      const folders = [path.dirname(indexPath), path.dirname(path.dirname(fileOf('build', 'file')))];
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
        asks = asksIn(siteDir);
      },
      page(page) {
        records.push(...extractRecords(page, siteUrl, asks.get(page.path)));
      },
      finish: (outDir) => writeIndex(outDir, records),
    },
  };
}
