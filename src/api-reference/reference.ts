import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {emitFiles} from '../content/contract.node';
import {bundling} from './bundlerConfig';
import {changeFeeds} from './changelog/feeds/step';
import {versionProblems} from './changelog/versionProblems';
import {writeConsoles} from './console/writeConsoles';
import {hasOwnPages} from './overrides';
import {missingPages} from './pages/coverage';
import {readDocument} from './model/readDocument';
import {documentOf, faultLinesOf, faultsOf, readingOf} from './model/reading';
import {downloadsOf, factsOf, type ApiDownload} from './downloads';
import {factsFile} from './downloads/downloadLinks';
import {operationFiles, toolsOf} from './machines/files';
import {pageGenerator} from './pages/generator';
import {specifications} from '../site/apis';

const name = 'api-reference';

function stopOn(problems: string[], headline: string): void {
  if (problems.length) throw new Error(`${headline}\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * The API reference: an invalid specification, or one that has changed without a new version, stops every command,
 * `npm run api:generate` makes the pages, an operation without a page stops the build, and the specifications are
 * published for download.
 */
export async function reference(context: LoadContext, {speed}: {speed: boolean}): Promise<PluginWithStep> {
  const readings = await Promise.all(specifications.map((specification) => readingOf(specification)));
  stopOn(
    readings.flatMap(({problems}) => problems),
    'An OpenAPI document is not valid. Correct these places and run the command again:',
  );
  for (const note of readings.flatMap(({notes}) => notes)) logger.info(note);
  for (const warning of readings.flatMap(({warnings = []}) => warnings)) logger.warn(warning);
  for (const specification of specifications) {
    const lines = await faultLinesOf(specification);
    if (!specification.isForeign) stopOn(lines, 'An OpenAPI document has mistakes:');
    for (const line of lines) logger.warn(line);
  }
  const unversioned = await Promise.all(
    specifications.map((specification) => versionProblems(specification)),
  );
  stopOn(unversioned.flat(), 'An OpenAPI document has changed since it was published:');
  const apis = await Promise.all(
    specifications.map(async (specification) => {
      const whole = await documentOf(specification);
      const faults = await faultsOf(specification);
      return {...specification, whole, document: await readDocument(specification.file, whole, faults)};
    }),
  );
  return {
    name,

    builtPages: changeFeeds(context, specifications),

    extendCli(cli) {
      pageGenerator(context, apis).extendCli?.(cli);
    },

    async loadContent() {
      stopOn(
        hasOwnPages ? apis.flatMap(({document, pages}) => missingPages(document, pages)) : [],
        'Operations without a page:',
      );
      if (hasOwnPages) await Promise.all(specifications.map(writeConsoles));
      return Promise.all(apis.map(async (api) => [...(await downloadsOf(api)), ...toolsOf(api)]));
    },

    async contentLoaded({content, actions}) {
      for (const [index, {id}] of specifications.entries())
        await actions.createData(factsFile(id), (content as ApiDownload[][])[index]?.map(factsOf) ?? []);
    },

    configureWebpack({mode}, isServer, _utils, content) {
      return {
        ...bundling({isServer, isBuild: mode === 'production', speed}),
        plugins: isServer
          ? []
          : [emitFiles(name, [...(content as ApiDownload[][]).flat(), ...apis.flatMap(operationFiles)])],
      };
    },
  };
}
