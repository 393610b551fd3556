/** The search of a finished build, asked from Node. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {openEngine, type Engine} from './engine';
import {entryPath, type IndexEntry} from './indexFormat';

/**
 * @param folder of a build
 * @returns its engine
 * @throws Error when the index is missing or is no JSON
 */
export async function builtEngine(folder: string): Promise<Engine> {
  const load = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  return openEngine((await load(entryPath)) as IndexEntry, load);
}
