/** Asks the index of a finished build, for the build's own check. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {maxBy} from 'lodash';
import {pagesPath, search} from '../../../site/identity';
import {builtEngine} from './builtEngine';

/** @throws Error when the file is missing or is no JSON */
async function readJson(folder: string, sitePath: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, sitePath), 'utf8'));
}

/** The longest title that fits into the field has the most words, so no other page answers it as well. */
function chosen(pages: readonly (readonly [address: string, title: string])[]) {
  const page = maxBy(
    pages.filter(([, title]) => title.length <= search.maxQueryLength),
    ([, title]) => title.length,
  );
  if (!page) throw new Error(`${pagesPath} names no page`);
  return page;
}

/**
 * Searches for the title of a page.
 *
 * @param folder of a build
 * @throws Error when the index cannot be read, or does not find the page
 */
export async function tryIndex(folder: string): Promise<void> {
  try {
    const [address, query] = chosen((await readJson(folder, pagesPath)) as [string, string][]);
    const engine = await builtEngine(folder);
    const {hits} = await engine.answer({indexName: search.indexName, query});
    if (!hits.some(({url}) => new URL(url).pathname === address))
      throw new Error(`"${query}" does not find ${address}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The search of the build does not answer: ${why}. Remedy: look at src/search/plugin.ts and the steps beside it, and build again.`,
      {cause: error},
    );
  }
}
