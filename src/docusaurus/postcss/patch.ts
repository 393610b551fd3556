import type {Plugin, PostCssOptions} from '@docusaurus/types';
import type {Patch} from '../patch';
import {warnOfMisfit} from '../standAside';

/** Plugins stand as functions, or as a list of the file of a plugin and its options. */
const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes('postcss-preset-env');

function postcss(): Plugin {
  let isTold = false;
  return {
    name: 'postcss',
    configurePostCss(options): PostCssOptions {
      const plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin));
      if (plugins.length === options.plugins.length && !isTold) {
        isTold = true;
        warnOfMisfit('postcss', ['Docusaurus has no postcss-preset-env among its plugins of PostCSS']);
      }
      return {...options, config: false, plugins};
    },
  };
}

export const postcssPatch: Patch = {
  name: 'postcss',
  kind: 'speed',
  targets: [],
  versions: ['3.8.1', '3.10.2'],
  why: 'Lightning CSS makes all sheets fit for our browsers when it minifies them; Docusaurus has PostCSS do the same before, for each sheet alone, and looks for a configuration of PostCSS each time.',
  gain: '14 to 19 % of the processor time of a build of 60 pages (16.6 s in place of 19.4), about 6 % of this site; sheets are 0.3 % smaller.',
  proof: 'A plugin was left out of the list of Docusaurus; otherwise a warning.',
  until: 'Docusaurus leaves preset-env out where Lightning CSS minifies.',
  plugin: postcss,
};
