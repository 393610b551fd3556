/** The pages of a finished build, one after the other, so that only one is in memory. */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sortBy} from 'lodash';
import {BuiltPage, pathOf} from './page';

/**
 * @param folder of a build
 * @returns the files of its pages below it, in the order of their site paths
 * @throws Error when the folder holds no page
 */
export async function pageFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder, {recursive: true}))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'));
  if (!files.length)
    throw new Error(`${path.resolve(folder)} holds no HTML page. Remedy: build the site into it.`);
  return sortBy(files, pathOf);
}

/** @param file below the folder of the build */
export const readPage = async (folder: string, file: string): Promise<BuiltPage> =>
  new BuiltPage(file, await readFile(path.join(folder, file), 'utf8'));

/** Whether a page only leads on to another (src/redirects). */
export const leadsOn = ({elements}: BuiltPage) =>
  elements.some(({name, attribs}) => name === 'meta' && attribs['http-equiv'] === 'refresh');

/**
 * Reads a finished build, for commands; during the build, plugins bring a step (stepType.ts).
 *
 * @returns its pages, without those that only lead on to others
 * @throws Error when the folder holds no page
 */
export async function* pagesOf(folder: string): AsyncGenerator<BuiltPage> {
  for (const file of await pageFiles(folder)) {
    const page = await readPage(folder, file);
    if (!leadsOn(page)) yield page;
  }
}

/** @param files by their site paths */
export async function writeFiles(
  outDir: string,
  files: Iterable<readonly [pathname: string, content: string | Buffer]>,
): Promise<void> {
  for (const [pathname, content] of files) {
    const file = path.join(outDir, pathname);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
