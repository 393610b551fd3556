/** `lastmod` of every address in the site map for search engines. */
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {withoutBase} from '../../site/base';
import type {Dates} from './pageDates';
import {dayOf} from './rule';

/** Docusaurus would ask git for the date of each source, one by one. */
const withoutSource = (route: RouteConfig): RouteConfig => ({
  ...route,
  metadata: undefined,
  ...(route.routes && {routes: route.routes.map(withoutSource)}),
});

/**
 * @param dates gives those of the build, once it has loaded all content
 * @returns the option of the plugin; an address without a date has no `lastmod`
 */
export const sitemapItems =
  (dates: () => Dates): NonNullable<Options['createSitemapItems']> =>
  async ({defaultCreateSitemapItems, ...rest}) => {
    const items = await defaultCreateSitemapItems({...rest, routes: rest.routes.map(withoutSource)});
    return items.map((item) => {
      const known = dates().get(withoutBase(new URL(item.url).pathname, rest.siteConfig.baseUrl));
      return {...item, lastmod: known && dayOf(known.modified)};
    });
  };
