/**
 * The theme brings Prism and its grammars to the start of every page; blocks are coloured by the build, so both stay
 * behind. Nothing turns the theme's client module off, but an alias does.
 */
import type {Plugin} from '@docusaurus/types';

export default function code(): Plugin {
  const module = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
  // The bundler's own `false` would be numbered by the absolute path of what it replaces.
  const nothing = require.resolve('../nothing');
  return {
    name: 'code',
    configureWebpack: () => ({resolve: {alias: {[module]: nothing, [module.replace(/\.js$/, '')]: nothing}}}),
  };
}
