import type {Plugin} from '@docusaurus/types';
import type {Patch} from '../patch';

function sequentialCompilation(): Plugin {
  return {
    name: 'sequential-compilation',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production') return {};
      // The names are for each other only.
      return isServer ? {name: 'server', dependencies: ['client']} : {name: 'client'};
    },
  };
}

export const sequentialCompilationPatch: Patch = {
  name: 'sequential-compilation',
  kind: 'speed',
  targets: [{module: '@docusaurus/core/lib/commands/build/buildLocale.js', has: /compile/}],
  versions: ['3.8.1', '3.10.2'],
  why: 'Docusaurus compiles for browsers and for the server at the same time, and both fill the memory until the slower one is ready; one makes use of all processors.',
  gain: 'A fifth less memory at the peak of a build of 2,000 pages, in the same time; nothing at 60 pages.',
  proof: 'The bundler starts the compiler for the server when the one that it depends on has ended.',
  until: 'Docusaurus compiles for one after the other.',
  plugin: sequentialCompilation,
};
