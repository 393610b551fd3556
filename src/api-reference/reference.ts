import type {Plugin} from '@docusaurus/types';
import {emitFiles} from '../content/contract.node';
import {bundling} from './bundlerConfig';
import {checkedApis, stopOn} from './checkedApis';
import {missingPages} from './pages/operationLinks';
import {downloadsOf, factsOf, type ApiDownload} from './downloads';
import {factsFile} from './pages/infoPage';
import {operationFiles} from './machines/operationDocument';
import {specifications} from '../site/apis';

const name = 'api-reference';

/**
 * The API reference: an invalid specification, or one that has changed without a new version, stops every command,
 * an operation without a page stops the build, and the specifications are published for download. `npm run api:generate`
 * makes the pages.
 */
export async function reference({speed}: {speed: boolean}): Promise<Plugin> {
  const apis = await checkedApis(specifications);
  return {
    name,

    async loadContent() {
      stopOn(
        apis.flatMap(({document, pages}) => missingPages(document, pages)),
        'Operations without a page:',
      );
      return Promise.all(apis.map(downloadsOf));
    },

    async contentLoaded({content, actions}) {
      for (const [index, {id}] of specifications.entries())
        await actions.createData(factsFile(id), (content as ApiDownload[][])[index]?.map(factsOf) ?? []);
    },

    configureWebpack({mode}, isServer, _utils, content) {
      const files = [...(content as ApiDownload[][]).flat(), ...apis.flatMap(operationFiles)];
      return {
        ...bundling({isServer, isBuild: mode === 'production', speed}),
        plugins: isServer ? [] : [emitFiles(name, files)],
      };
    },
  };
}
