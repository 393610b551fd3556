/**
 * Tells the live-reload server when the front matter of a page changes. Docusaurus would read all pages again at every
 * save; a change of the text alone reaches the browser through the bundler.
 */
import {readdirSync, readFileSync, watch, type FSWatcher} from 'node:fs';
import path from 'node:path';
import {frontMatterPattern} from '../content/contract';

const isPage = (file: string) => /\.mdx?$/.test(file);

/** @returns the front matter of a page, with its fences; undefined when the file does not exist */
export function frontMatterOf(file: string): string | undefined {
  try {
    return frontMatterPattern.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  } catch {
    return undefined;
  }
}

/**
 * @param folder of pages
 * @param onChange called when the front matter of a page changes, or a page is added or removed
 */
export function watchFrontMatter(folder: string, onChange: () => void): FSWatcher {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isPage);
  const known = new Map(pages.map((file) => [file, frontMatterOf(path.join(folder, file))]));
  return watch(folder, {recursive: true}, (_, file) => {
    if (!file || !isPage(file)) return;
    const now = frontMatterOf(path.join(folder, file));
    if (now === known.get(file)) return;
    known.set(file, now);
    onChange();
  });
}
