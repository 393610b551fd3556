import type {
  PropCategoryGeneratedIndex,
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

/** @returns the item as the sidebar shows it; which document it leads to, only the cards ask */
function leanItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map(leanItem)};
  if (item.type === 'html') return item;
  const shown = {...item};
  delete shown.docId;
  if (!shown.unlisted) delete shown.unlisted;
  return shown;
}

function leanVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(leanItem)] as const);
  return {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)};
}

/**
 * @param page address of the page of a category
 * @returns descriptions of the documents whose cards it shows, by their addresses
 */
function descriptionsOn(page: string, {docs, docsSidebars}: PropVersionMetadata): Record<string, string> {
  const descriptions: Record<string, string> = {};
  const categories = Object.values(docsSidebars).flatMap(categoriesOf);
  for (const item of categories.filter(({href}) => href === page).flatMap(({items}) => items)) {
    if (item.type !== 'link' || !item.docId) continue;
    const description = docs[item.docId]?.description;
    if (description) descriptions[item.href] = description;
  }
  return descriptions;
}

/**
 * Every page of a version loads what there is to know of all of them. What only cards show goes with the page that has
 * them instead, which is that of a category.
 *
 * @param version in which the route is
 * @returns the route, with the version in it reduced to what the sidebar shows, and descriptions for cards
 */
export function leanRoute(route: RouteConfig, version?: PropVersionMetadata): RouteConfig {
  const own = (route.props?.version as PropVersionMetadata | undefined) ?? version;
  const index = route.props?.categoryGeneratedIndex as PropCategoryGeneratedIndex | undefined;
  const props: RouteConfig['props'] = {
    ...(own && own !== version && {version: leanVersion(own)}),
    ...(own && index && {descriptions: descriptionsOn(index.permalink, own)}),
  };
  return {
    ...route,
    ...(route.props && {props: {...route.props, ...props}}),
    ...(route.routes && {routes: route.routes.map((child) => leanRoute(child, own))}),
  };
}
