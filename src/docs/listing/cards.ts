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
function prunedItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map(prunedItem)};
  if (item.type === 'html') return item;
  const shown = {...item};
  delete shown.docId;
  if (!shown.unlisted) delete shown.unlisted;
  return shown;
}

function prunedVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(prunedItem)] as const);
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
 * Every page of a version loads the metadata of all its documents. Descriptions, which only cards show, go with the page
 * of a category instead, which has the cards.
 *
 * @param prune whether the metadata of the version is reduced to what the sidebar shows
 * @param version in which the route is
 * @returns the route with descriptions for its cards
 */
export function withDescriptions(
  route: RouteConfig,
  prune: boolean,
  version?: PropVersionMetadata,
): RouteConfig {
  const own = (route.props?.version as PropVersionMetadata | undefined) ?? version;
  const index = route.props?.categoryGeneratedIndex as PropCategoryGeneratedIndex | undefined;
  const props: RouteConfig['props'] = {
    ...(prune && own && own !== version && {version: prunedVersion(own)}),
    ...(own && index && {descriptions: descriptionsOn(index.permalink, own)}),
  };
  return {
    ...route,
    ...(route.props && {props: {...route.props, ...props}}),
    ...(route.routes && {routes: route.routes.map((child) => withDescriptions(child, prune, own))}),
  };
}
