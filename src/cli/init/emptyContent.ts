/** Empties a copy of the project: no page, no product, no entry of a typed source is left. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesOn, readSite} from '../../rules/contract';
import {formatted} from '../edit/source';
import {unusedDrawings} from '../stored-diagrams';
import {withoutEntries} from './empty';
import {emptied, leftOut, sources} from './seed';
import {unusedModules} from './unused';

/**
 * @param root folder of the copy
 * @throws Error when a typed source is not where the list of `seed.ts` has it
 */
export async function emptyContent(root: string): Promise<void> {
  for (const place of leftOut) rmSync(path.join(root, place), {recursive: true, force: true});
  for (const [file, variables] of Object.entries(emptied)) {
    const target = path.join(root, file);
    const text = withoutEntries(readFileSync(target, 'utf8'), file, variables);
    writeFileSync(target, await formatted(file, text));
  }
  for (let gone = unusedModules(root, sources); gone.length; gone = unusedModules(root, sources))
    for (const file of gone) rmSync(file);
  for (const file of unusedDrawings(readSite(filesOn(root)))) rmSync(path.join(root, file));
}
