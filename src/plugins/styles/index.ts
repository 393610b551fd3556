import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** Plugins stand as functions, or as a list of the file of a plugin and its options. */
const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes('postcss-preset-env');

/**
 * Sheets are made fit for our browsers once, all together, by Lightning CSS when it minifies them. Docusaurus has PostCSS
 * do the same before, for each sheet alone, and looks for a configuration of PostCSS each time; we have none.
 */
export default function styles(): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options): PostCssOptions => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
  };
}
