import type {Plugin} from '@docusaurus/types';
import openApiTheme from 'docusaurus-theme-openapi-docs';

/**
 * docusaurus-theme-openapi-docs without its global stylesheet, which would add 60 kB of CSS to every page of the site and
 * fetch 18 icons from another host.
 */
export default function openApiThemeFor(): Plugin {
  return {...(openApiTheme as unknown as () => Plugin)(), getClientModules: () => []};
}
