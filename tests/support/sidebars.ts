/** Documents and items of sidebars, in the shape in which Docusaurus's docs plugin hands them to others. */

/**
 * @param id of the document
 * @param more fields, in place of those given here
 * @returns a listed document of the sidebar `docs`, at `/docs/` and its id
 */
export const doc = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/docs/${id}`,
  frontMatter: {},
  tags: [],
  sidebar: 'docs',
  unlisted: false,
  ...more,
});

/** @returns the item of a document */
export const leaf = (id: string) => ({type: 'doc', id});

/** @returns the item of a category, with the page that `link` names */
export const category = (label: string, items: object[], link?: object) => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(link && {link}),
});

/** @returns the link of a category whose page is the list of its pages */
export const list = (permalink: string) => ({type: 'generated-index', permalink});
