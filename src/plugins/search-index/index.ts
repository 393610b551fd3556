import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {search} from '../../config/site';
import {collectRecords} from '../../search/collect';
import {buildIndex, serialise} from '../../search/embedded/engine';
import {indexPath} from '../../search/embedded/protocol';

export type Options = {
  /** True when Algolia answers: its theme then owns the `/search` route. */
  hosted: boolean;
};

/**
 * Makes the embedded search index out of the rendered pages, and gives `/search` its page while no hosted
 * engine does. In development the index of the last build answers: pages are not rendered to files there.
 */
export default function searchIndex({siteDir, siteConfig}: LoadContext, options: unknown): Plugin {
  const {hosted} = options as Options;
  return {
    name: 'search-index',

    contentLoaded({actions}) {
      if (!hosted)
        actions.addRoute({path: `/${search.pagePath}`, component: '@theme/SearchPage', exact: true});
    },

    configureWebpack() {
      const directory = path.join(siteDir, 'build', path.dirname(indexPath));
      return {devServer: {static: [{directory, publicPath: path.dirname(indexPath)}]}} as object;
    },

    async postBuild({outDir}) {
      const records = await collectRecords(outDir, siteConfig.url);
      const file = path.join(outDir, indexPath);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, serialise(buildIndex(records)));
    },
  };
}
