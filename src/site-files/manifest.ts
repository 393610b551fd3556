import {withBase} from '../site/base';
import {navigation, search, site} from '../site/identity';
import {pageColours} from './pageColours';
import {siteLanguage} from '../site/language';

/** Site path of the web manifest. */
export const manifestPath = '/manifest.webmanifest';

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/), with which browsers offer to install the site. Its window keeps
 * the buttons to go back and to reload where the browser has them.
 *
 * @param baseUrl base URL of the site
 * @returns its JSON
 */
export function manifest(baseUrl: string): string {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: withBase(`/img/${file}`, baseUrl),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const {light} = pageColours();
  const shortcuts = [{label: 'Search', to: `/${search.pagePath}`}, ...navigation.links];
  const members = {
    id: baseUrl,
    name: site.title,
    short_name: site.title,
    description: site.tagline,
    lang: siteLanguage,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    theme_color: light,
    background_color: light,
    categories: ['business', 'productivity', 'utilities'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: shortcuts.map(({label, to}) => ({name: label, url: withBase(to, baseUrl)})),
  };
  return `${JSON.stringify(members, undefined, 2)}\n`;
}
