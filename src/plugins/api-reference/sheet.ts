/**
 * Links the sheet of the reference in its static pages.
 *
 * Problem: without JavaScript, and until it has run, a page of the reference stood without its styles. Cause: Docusaurus
 * links the entry's sheet alone; that of a chunk comes with the chunk's script.
 */
import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

const name = /^reference\.\w+\.css$/;

/** The link of the sheet that every page has, as Docusaurus writes it with and without minification. */
const ownLink = /<link[^>]*\bhref="?([^">\s]*?\/css\/)styles\.[^>]*>/;

/**
 * @param html of a page
 * @param sheet name of the file
 * @returns the page with one more link, beside the link of the sheet that every page has
 */
export function withSheet(html: string, sheet: string): string {
  return html.replace(
    ownLink,
    (link, folder: string) => `${link}<link rel="stylesheet" href="${folder}${sheet}">`,
  );
}

/**
 * @param outDir of the built site
 * @param folder of the pages, inside it
 * @throws Error when there is no sheet, or a page in which it cannot be linked
 */
export async function linkSheet(outDir: string, folder: string): Promise<void> {
  const sheet = (await readdir(path.join(outDir, 'assets', 'css'))).find((file) => name.test(file));
  if (!sheet) throw new Error(`${outDir}/assets/css has no sheet of the reference. Remedy: see bundling.ts.`);
  const files = await readdir(path.join(outDir, folder), {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, folder, file));
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, 'utf8');
      const linked = withSheet(html, sheet);
      if (linked === html)
        throw new Error(`${page} links no sheet beside which that of the reference could stand.`);
      // Other plugins read the pages meanwhile: they never meet half a file.
      await writeFile(`${page}.next`, linked);
      await rename(`${page}.next`, page);
    }),
  );
}
