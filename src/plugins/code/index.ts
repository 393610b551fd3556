/**
 * The theme brings Prism and its grammars to the start of every page; blocks are coloured by the build, so both stay
 * behind. Nothing turns the theme's client module off, but an alias does.
 */
import type {Plugin} from '@docusaurus/types';

/** `false` would do as well, but is numbered by the absolute path of what it replaces. */
const nothing = 'data:text/javascript,';

export default function code(): Plugin {
  const module = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
  return {
    name: 'code',
    configureWebpack: () => ({resolve: {alias: {[module]: nothing, [module.replace(/\.js$/, '')]: nothing}}}),
  };
}
