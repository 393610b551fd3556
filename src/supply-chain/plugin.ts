import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Module} from 'webpack';
import {emitFiles} from '../content/contract.node';
import {notices, noticesPath} from './notices';

const name = 'supply-chain';

/** Modules that the bundler has joined into one. */
const partsOf = (module: Module & {modules?: Iterable<Module>}): Module[] =>
  module.modules ? [...module.modules].flatMap(partsOf) : [module];

/** @returns the files of the modules that are in some chunk; one that nothing uses is in none */
function shippedFiles({chunks, chunkGraph}: Compilation): Set<string> {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)].flatMap(partsOf));
  return new Set(modules.flatMap((module) => module.nameForCondition() ?? []));
}

/** Publishes, beside the scripts and sheets of a build, the licences of what is in them. */
export default function supplyChain({siteDir}: LoadContext): Plugin {
  const files = emitFiles(name, (compilation) => [
    {path: noticesPath, text: notices(shippedFiles(compilation), siteDir)},
  ]);
  return {
    name,
    // Under `npm start` there are the scripts of the bundler's server beside ours, and nobody publishes them.
    configureWebpack: ({mode}, isServer) => (isServer || mode !== 'production' ? {} : {plugins: [files]}),
  };
}
