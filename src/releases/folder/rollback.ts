/** `npm run rollback`: readers get an older release again. */
import {listOf} from '../complete';
import {differences} from '../manifest';
import {currentIn, releasesIn, switchTo} from './history';
import {isHashed, keepHashed} from './kept';

export type RolledBack = {from: number; to: number; kept: {files: number; of: number[]}};

/**
 * Returns to a release. Tabs that have the one that is left keep its hashed files.
 *
 * @param folder of the releases; one process at a time (`lockOf`)
 * @param wanted its number; the one before the current one when left out
 * @throws Error when there is no such release, or its files were changed
 */
export async function rollBack(folder: string, wanted?: number): Promise<RolledBack> {
  const releases = releasesIn(folder);
  const from = currentIn(folder);
  const numbers = listOf(releases.map(({number}) => String(number)));
  if (from === undefined)
    throw new Error(`${folder} holds no release. Remedy: name the folder of the last "npm run release".`);
  const to = wanted ?? releases.find(({number}) => number === from)?.before;
  const target = releases.find(({number}) => number === to);
  if (!target || target.number === from)
    throw new Error(
      `There is no ${wanted === undefined ? `release before ${from}` : `other release ${wanted}`} in ${folder}; release ${from} stays. Remedy: choose one of ${numbers} with "--to", or build the commit that you want and release it.`,
    );
  const wrong = target.manifest
    ? differences(target.site, target.manifest, isHashed)
    : ['release.json is missing'];
  if (wrong.length)
    throw new Error(
      `Release ${target.number} is not what was published: ${listOf(wrong)}; release ${from} stays. Remedy: choose another of ${numbers} with "--to", or build the commit that you want and release it.`,
    );
  const kept = await keepHashed(target.site, releases);
  await switchTo(folder, target.number);
  return {from, to: target.number, kept};
}
