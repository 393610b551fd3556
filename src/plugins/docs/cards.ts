import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

function categoriesOf(items: readonly PropSidebarItem[]): PropSidebarItemCategory[] {
  return items
    .filter((item) => item.type === 'category')
    .flatMap((category) => [category, ...categoriesOf(category.items)]);
}

/**
 * Every page of a version loads what there is to know of all of them. Titles and descriptions only stand on cards, which
 * are those of the pages of a category that has a page itself; the sidebar has words of its own.
 *
 * @returns the version with the documents that may have a card
 */
export function withCardsOnly(version: PropVersionMetadata): PropVersionMetadata {
  const categories = Object.values(version.docsSidebars).flatMap(categoriesOf);
  const cards = categories.filter(({href}) => href !== undefined).flatMap(({items}) => items);
  const ids = new Set(cards.map((item) => (item.type === 'link' ? item.docId : undefined)));
  return {...version, docs: Object.fromEntries(Object.entries(version.docs).filter(([id]) => ids.has(id)))};
}

/** @returns the route, with the versions in it and below reduced to their cards */
export function leanRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: withCardsOnly(version)}}),
    ...(route.routes && {routes: route.routes.map(leanRoute)}),
  };
}
