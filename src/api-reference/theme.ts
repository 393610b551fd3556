import type {Plugin} from '@docusaurus/types';
import openApiTheme from 'docusaurus-theme-openapi-docs';
import {hasOwnPages} from './overrides';

/** Its code samples ask for Node's `path` and use nothing of it; the bundler has no stand-in for it. */
function withoutPath({configureWebpack, ...theme}: Plugin): Plugin {
  return {
    ...theme,
    configureWebpack(...given) {
      const made = configureWebpack?.(...given);
      return {...made, resolve: {...made?.resolve, fallback: {...made?.resolve?.fallback, path: false}}};
    },
  };
}

/**
 * docusaurus-theme-openapi-docs, without its global stylesheet where the pages are ours: the sheet would add 60 kB of CSS
 * to every page of the site and fetch 18 icons from another host.
 */
export default function openApiThemeFor(): Plugin {
  const theme = (openApiTheme as unknown as () => Plugin)();
  return hasOwnPages ? {...theme, getClientModules: () => []} : withoutPath(theme);
}
