/**
 * Docusaurus reads all pages again whenever one is saved. What it takes from them, apart from their text, is in the front
 * matter, for which our rules ask; the text of a page is seen by the bundler.
 */
import {readdirSync, readFileSync, watch, type FSWatcher} from 'node:fs';
import path from 'node:path';
import {frontMatterPattern} from '../../content/contract';

const isPage = (file: string) => /\.mdx?$/.test(file);

/** @returns the front matter of a page; undefined when there is no such page */
export function listed(file: string): string | undefined {
  try {
    return frontMatterPattern.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  } catch {
    return undefined;
  }
}

/**
 * @param folder of pages
 * @param onChange is called when the front matter of a page changes, and when a page comes or goes
 */
export function watchListing(folder: string, onChange: () => void): FSWatcher {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isPage);
  const known = new Map(pages.map((file) => [file, listed(path.join(folder, file))]));
  return watch(folder, {recursive: true}, (_, file) => {
    if (!file || !isPage(file)) return;
    const now = listed(path.join(folder, file));
    if (now === known.get(file)) return;
    known.set(file, now);
    onChange();
  });
}
