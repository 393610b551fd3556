import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {ensureBuild} from '../../src/cli/ensure-build';
import {say} from '../../src/cli/command';
import {endedByItself} from '../support/releases/kill';
import {checkNothingLeft, named, outDir, said, startBuild, whichOf} from './site';

const folder = path.resolve('test-results', 'releases');
const preload = path.join(folder, 'planted.cjs');
const listFile = path.join(folder, 'plugins.json');

/** In the order of a build: the last of a plugin fails, when most is written. */
const order = [
  'getThemePath',
  'getClientModules',
  'configurePostCss',
  'loadContent',
  'contentLoaded',
  'allContentLoaded',
  'configureWebpack',
  'injectHtmlTags',
  'builtPages.prepare',
  'builtPages.page',
  'builtPages.finish',
  'postBuild',
];

const withPreload = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...variables,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${preload}`,
});

/** @returns the plugins of the site, those of presets and themes among them, each with the hook that is to fail */
async function listed(): Promise<[plugin: string, hook: string][]> {
  const variables = {...named('list'), PLANT_LIST: listFile, DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};
  await endedByItself(startBuild(outDir, withPreload(variables)));
  const plugins = JSON.parse(readFileSync(listFile, 'utf8')) as [string, string[]][];
  return plugins.flatMap(([plugin, hooks]) => {
    const hook = order.filter((name) => hooks.includes(name)).at(-1);
    return hook ? [[plugin, hook] as [string, string]] : [];
  });
}

/**
 * Has each plugin fail, in the last of its hooks.
 *
 * @param wanted names of plugins; all of them when there is none
 * @throws Error when a build does not fail for it, or the folder is not what it was
 */
export async function failInPlugins(wanted: readonly string[]): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const entryPoints = [path.join(__dirname, 'planted.ts')];
  await build({entryPoints, outfile: preload, bundle: true, platform: 'node', format: 'cjs'});
  await ensureBuild(outDir, {ANNOUNCEMENT_ID: 'old'});
  const plugins = (await listed()).filter(([plugin]) => !wanted.length || wanted.includes(plugin));
  say(`${plugins.length} plugins fail in turn`);
  for (const [plugin, hook] of plugins) {
    const PLANT = `${plugin} ${hook}`;
    const {code} = await endedByItself(startBuild(outDir, withPreload({...named('new'), PLANT})));
    if (code !== 1 || !said().includes(`Planted in ${PLANT}`))
      throw new Error(`The build did not fail in ${PLANT}, but with exit code ${code}:\n${said()}`);
    whichOf(outDir, ['old']);
    checkNothingLeft(outDir);
    say(`${PLANT}: the build failed, the old one is whole`);
  }
}
