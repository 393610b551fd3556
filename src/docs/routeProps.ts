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

/** Without the metadata of all documents, which only cards show. */
const pruneVersion = (version: PropVersionMetadata): PropVersionMetadata => ({...version, docs: {}});

/**
 * @param page address of the index page of a category
 * @returns descriptions for the cards on that page, by address of the document
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
 * Gives the index page of a category the descriptions for its cards, and prunes the props of the version, which every
 * docs page downloads: Docusaurus puts the metadata of all documents into them.
 *
 * @param version that the route belongs to
 * @returns the route with the new props
 */
export function withDescriptions(
  route: RouteConfig,
  version?: PropVersionMetadata,
): RouteConfig {
  const own = (route.props?.version as PropVersionMetadata | undefined) ?? version;
  const index = route.props?.categoryGeneratedIndex as PropCategoryGeneratedIndex | undefined;
  const props: RouteConfig['props'] = {
    ...(own && own !== version && {version: pruneVersion(own)}),
    ...(own && index && {descriptions: descriptionsOn(index.permalink, own)}),
  };
  return {
    ...route,
    ...(route.props && {props: {...route.props, ...props}}),
    ...(route.routes && {routes: route.routes.map((child) => withDescriptions(child, own))}),
  };
}
