/** Addresses of twins, for the build that writes them and the menu that leads to them. */

/** Media type of Markdown, RFC 7763. */
export const markdownType = 'text/markdown';

/**
 * @param page site path of a page, such as `/docs/intro`
 * @returns site path of its Markdown, `/docs/intro.md`; that of the home page is `/index.md`
 */
export const twinPath = (page: string): string => `${page === '/' ? '/index' : page}.md`;
