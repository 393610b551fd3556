import type {Plugin} from '@docusaurus/types';
import {emitFiles} from '../content/contract.node';
import {bundling} from './bundlerConfig';
import {checkedApis, stopOn} from './checkedApis';
import {missingPages} from './pages/operationLinks';
import {downloadsOf, factsOf, type ApiDownload} from './downloads';
import {factsFile} from './pages/infoPage';
import {generate} from './generate';
import {operationFiles} from './machines/operationDocument';
import {specifications} from '../site/apis';

const name = 'api-reference';

/**
 * The API reference: an invalid specification, or one that has changed without a new version, stops every command,
 * an operation without a page stops the build, and the specifications are published for download. `npm run api:generate`
 * makes the pages.
 */
export async function reference({speed}: {speed: boolean}): Promise<Plugin> {
  let apis = await checkedApis(specifications);
  let content: ApiDownload[][] | undefined;
  return {
    name,
    getPathsToWatch: () => ['openapi/**/*.{json,yaml,yml}'],

    async loadContent() {
      const read = await checkedApis(specifications);
      // Of a document that has changed since, which happens in the live-reload server alone.
      if (content) await generate(read.filter(({whole}, index) => whole !== apis[index]?.whole));
      apis = read;
      stopOn(
        apis.flatMap(({document, pages}) => missingPages(document, pages)),
        'Operations without a page:',
      );
      content = await Promise.all(apis.map(downloadsOf));
      return content;
    },

    async contentLoaded({actions}) {
      for (const [index, {id}] of specifications.entries())
        await actions.createData(factsFile(id), content?.[index]?.map(factsOf) ?? []);
    },

    configureWebpack({mode}, isServer) {
      const files = () => [...(content ?? []).flat(), ...apis.flatMap(operationFiles)];
      return {
        ...bundling({isServer, isBuild: mode === 'production', speed}),
        plugins: isServer ? [] : [emitFiles(name, files)],
      };
    },
  };
}
