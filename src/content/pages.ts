/** What the source of a page says of it: its address, and the questions of readers that it answers. */

/** The front matter of a page: its fences, and between them its YAML. */
export const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Questions that readers ask, in their own words, by the anchor of the section or row that answers them. Authors write
 * them into the front matter; the search weighs them, and no page holds them.
 */
export type Asks = Readonly<Record<string, readonly string[]>>;

/** What a page without questions has. */
export const noAsks: Asks = {};

/** @returns the questions of a front matter; what is of another shape, and told by the rule `asks`, is left out */
export function asksOf({asks}: Readonly<Record<string, unknown>>): Asks {
  if (typeof asks !== 'object' || asks === null) return noAsks;
  const isText = (value: unknown) => typeof value === 'string';
  const known = Object.entries(asks).filter(([, list]) => Array.isArray(list) && list.every(isText));
  return Object.fromEntries(known) as Asks;
}

/** The address at which the site shows a page of `docs`, as Docusaurus makes it. */
export function docAddress(path: string, slug?: unknown): string {
  const own = `/${path.replace(/\.mdx?$/, '')}`;
  if (typeof slug !== 'string') return own.replace(/\/index$/, '');
  return slug.startsWith('/') ? `/docs${slug}` : own.replace(/[^/]*$/, slug);
}

/**
 * The address at which the site shows a page that people write.
 *
 * @param path of the file, from the root of the project: below `docs`, `blog` or `src/pages`
 * @param slug of its front matter, if it has one
 */
export function pageAddress(path: string, slug?: unknown): string {
  const own = path.replace(/\.mdx?$/, '');
  if (path.startsWith('src/pages/')) return own.replace('src/pages', '').replace(/\/index$/, '') || '/';
  if (!path.startsWith('blog/')) return docAddress(path, slug);
  const [, name = ''] = /^blog\/(?:\d{4}-\d\d-\d\d-)?(.*?)(?:\/index)?$/.exec(own) ?? [];
  return `/blog/${typeof slug === 'string' ? slug.replace(/^\//, '') : name}`;
}
