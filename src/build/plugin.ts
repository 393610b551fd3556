import type {Plugin} from '@docusaurus/types';
import {withoutBase} from '../site/base';
import {passOver} from './pass';
import type {PluginWithStep} from './stepType';

/**
 * Does what plugins want of the finished pages, in one pass. Docusaurus calls the `postBuild` of all plugins at the same
 * time; one that changes pages while others read them would make the result a matter of timing.
 */
export default function builtPages(): Plugin {
  return {
    name: 'built-pages',

    postBuild: ({outDir, plugins, routesPaths, baseUrl}) =>
      passOver(
        outDir,
        plugins.flatMap((plugin) => (plugin as Partial<PluginWithStep>).builtPages ?? []),
        routesPaths.map((route) => withoutBase(route, baseUrl)),
      ),
  };
}
