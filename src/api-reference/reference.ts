import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {emitFiles} from '../content/contract.node';
import {latest} from '../docusaurus/contract.node';
import {bundling} from './bundlerConfig';
import {changeFeeds} from './changelog/feeds/step';
import {checkedApis, stopOn, type CheckedApi} from './checkedApis';
import {writeConsoles} from './console/writeConsoles';
import {hasOwnPages} from './overrides';
import {missingPages} from './pages/coverage';
import {downloadsOf, factsOf, type ApiDownload} from './downloads';
import {factsFile} from './downloads/downloadLinks';
import {operationFiles} from './machines/files';
import {pageGenerator} from './pages/generator';
import {specifications} from '../site/apis';

const name = 'api-reference';

/** Files of an API by its document, which stays the same object while the file does. */
const made = new WeakMap<object, Promise<ApiDownload[]>>();

async function makeFiles(api: CheckedApi): Promise<ApiDownload[]> {
  if (hasOwnPages) await writeConsoles(api);
  return downloadsOf(api);
}

function filesOf(api: CheckedApi): Promise<ApiDownload[]> {
  const files = made.get(api.whole) ?? makeFiles(api);
  made.set(api.whole, files);
  return files;
}

/**
 * The API reference: an invalid specification, or one that has changed without a new version, stops every command,
 * `npm run api:generate` makes the pages, an operation without a page stops the build, and the specifications are
 * published for download.
 */
export async function reference(context: LoadContext, {speed}: {speed: boolean}): Promise<PluginWithStep> {
  let apis = await checkedApis(specifications);
  return {
    name,

    builtPages: changeFeeds(context, specifications),

    extendCli(cli) {
      pageGenerator(context, apis).extendCli?.(cli);
    },

    async loadContent() {
      apis = await checkedApis(specifications);
      stopOn(
        hasOwnPages ? apis.flatMap(({document, pages}) => missingPages(document, pages)) : [],
        'Operations without a page:',
      );
      const files = await Promise.all(apis.map(filesOf));
      latest(name, () => [...files.flat(), ...apis.flatMap(operationFiles)]);
      return files;
    },

    async contentLoaded({content, actions}) {
      for (const [index, {id}] of specifications.entries())
        await actions.createData(factsFile(id), (content as ApiDownload[][])[index]?.map(factsOf) ?? []);
    },

    configureWebpack({mode}, isServer, _utils, content) {
      const files = () => [...(content as ApiDownload[][]).flat(), ...apis.flatMap(operationFiles)];
      return {
        ...bundling({isServer, isBuild: mode === 'production', speed}),
        plugins: isServer ? [] : [emitFiles(name, latest(name, files))],
      };
    },
  };
}
