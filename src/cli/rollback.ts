/**
 * `npm run rollback`: readers get the release before the current one. `-- <folder>` names the folder of the releases, that
 * of the last `npm run release` from here when left out; `--to 4` chooses a release.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {currentOf, rollBack} from '../releases/contract.node';
import {run, say} from './command';
import {inFolder, rememberedFolder, tellKept} from './release-folder';

run(async () => {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {to: {type: 'string'}}});
  const folder = positionals[0] ?? rememberedFolder();
  if (!folder || !existsSync(folder) || positionals.length > 1)
    throw new Error(
      `${folder ? `${folder} is no folder of releases` : 'There was no release from here'}. Remedy: npm run rollback -- /srv/help, with the folder of the last release`,
    );
  if (values.to !== undefined && !/^[1-9]\d*$/.test(values.to))
    throw new Error(`"${values.to}" is no number of a release. Remedy: npm run rollback -- ${folder} --to 4`);
  const {from, to, kept} = await inFolder(folder, () =>
    rollBack(folder, values.to ? Number(values.to) : undefined),
  );
  say(`${currentOf(folder)} is release ${to} again; it was release ${from}`);
  tellKept(kept);
  say(`To undo this: npm run rollback -- ${folder} --to ${from}`);
});
