/** Links between pages of which one is translated and the other is not: they stand in two folders. */
import path from 'node:path';

/** Folder of the documentation or of posts: in the default language, or in another, where a plugin of Docusaurus has it. */
const folders = /^(?:(docs|blog)|src\/site\/i18n\/[^/]+\/docusaurus-plugin-content-(?:docs\/current|blog))\//;

/** The address of a link to a file, in a text or in a definition. */
const link = /(\]\(|\]: )(\.{0,2}[\w./-]*\.mdx?)(?=[)#\s]|$)/gm;

/**
 * Docusaurus looks for a relative path beside the file alone. A path from the root of the documentation it finds in the
 * folder of the language, and then in that of the default one.
 *
 * @param text Markdown of a page
 * @param file its path from the root of the project
 * @returns the text with such paths for its links to files
 */
export function linksOfLanguages(text: string, file: string): string {
  const [folder] = folders.exec(file) ?? [];
  if (folder === undefined) return text;
  const from = path.posix.dirname(`/${file.slice(folder.length)}`);
  return text.replace(link, (_, before: string, to: string) => before + path.posix.resolve(from, to));
}
