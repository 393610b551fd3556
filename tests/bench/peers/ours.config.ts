/**
 * Our site over the corpus: `docusaurus.config.ts` with all of its theme, plugins and styles. Without the API
 * reference, which has pages of its own and none in the corpus; and the home page links to pages that are not there.
 */
import type {Config, PluginConfig} from '@docusaurus/types';
import config from '../../../docusaurus.config';
import apiReference from '../../../src/api-reference/plugin';

const isReference = (plugin: PluginConfig) => Array.isArray(plugin) && plugin[0] === apiReference;

export default {
  ...config,
  onBrokenLinks: 'ignore',
  plugins: config.plugins.filter((plugin) => !isReference(plugin)),
} satisfies Config;
