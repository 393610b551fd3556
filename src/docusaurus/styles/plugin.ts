import path from 'node:path';
import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {replacement} from '../replacement';

/** Plugins stand as functions, or as a list of the file of a plugin and its options. */
const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes('postcss-preset-env');

/**
 * The theme hides rings of focus while the reader uses a mouse, by a class of the body, with which browsers style every
 * element anew: at a press, and at each page. They have `:focus-visible` for it, which costs nothing.
 */
const pointer = {
  asked: /^\.\/styles\.css$/,
  by: 'useKeyboardNavigation.js',
  ours: path.resolve(__dirname, '../nothing'),
};

/**
 * Sheets are made fit for our browsers once, all together, by Lightning CSS when it minifies them. Docusaurus has PostCSS
 * do the same before, for each sheet alone, and looks for a configuration of PostCSS each time; we have none.
 */
export default function styles(): Plugin {
  return {
    name: 'styles',
    configureWebpack: (_, __, {currentBundler}) => ({plugins: [replacement(currentBundler, pointer)]}),
    configurePostCss: (options): PostCssOptions => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
  };
}
