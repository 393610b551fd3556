/**
 * The address at which the site shows a page of `docs`, as Docusaurus makes it.
 *
 * @param path of the file, from the root of the project: `docs/intro.md`
 * @param slug of its front matter, if it has one
 */
export function docAddress(path: string, slug?: unknown): string {
  const own = `/${path.replace(/\.mdx?$/, '')}`;
  if (typeof slug !== 'string') return own.replace(/\/index$/, '');
  return slug.startsWith('/') ? `/docs${slug}` : own.replace(/[^/]*$/, slug);
}

const withoutIndex = (address: string) => address.replace(/\/index$/, '') || '/';

/**
 * The address at which the site shows a page that people write.
 *
 * @param path of the file, from the root of the project: below `docs`, `blog` or `src/pages`
 * @param slug of its front matter, if it has one
 */
export function pageAddress(path: string, slug?: unknown): string {
  const own = path.replace(/\.mdx?$/, '');
  if (path.startsWith('src/pages/')) return withoutIndex(own.replace('src/pages', ''));
  if (!path.startsWith('blog/')) return docAddress(path, slug);
  const [, name = ''] = /^blog\/(?:\d{4}-\d\d-\d\d-)?(.*?)(?:\/index)?$/.exec(own) ?? [];
  return `/blog/${typeof slug === 'string' ? slug.replace(/^\//, '') : name}`;
}
