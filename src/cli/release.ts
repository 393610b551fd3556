/**
 * `npm run release -- <folder>`: publishes the finished build in `build` (OUT_DIR) as it is, whatever the settings of this
 * command. The root of the web server is `<folder>/current`.
 */
import {parseArgs} from 'node:util';
import {currentOf, publish, type Published} from '../releases/contract.node';
import {originOf} from './build-freshness';
import {run, say} from './command';
import {inFolder, rememberFolder, tellKept} from './release-folder';

function tell(folder: string, {number, isNew, manifest, before, kept, removed}: Published): void {
  if (!isNew) return say(`${currentOf(folder)} has this build already: release ${number}. Nothing changes.`);
  const {routes, files} = manifest;
  say(
    `${currentOf(folder)} is release ${number}: ${routes.length} pages, ${Object.keys(files).length} files, all checked`,
  );
  tellKept(kept);
  if (removed.length) say(`Removed: release ${removed.join(', ')}`);
  say(
    before === undefined
      ? `The root of the web server is ${currentOf(folder)}`
      : `Back to release ${before}: npm run rollback -- ${folder}`,
  );
}

run(async () => {
  const [folder, ...others] = parseArgs({allowPositionals: true}).positionals;
  if (!folder || others.length)
    throw new Error(
      `A release goes into one folder${folder ? `, not ${others.length + 1}` : ''}. Remedy: npm run release -- /srv/help, where the root of the web server is /srv/help/current`,
    );
  const build = process.env.OUT_DIR ?? 'build';
  const published = await inFolder(folder, () => publish(folder, build));
  rememberFolder(folder);
  tell(folder, published);
  if (published.manifest.sources !== originOf({variables: {}}).sources)
    say('The sources differ from those of this build. To publish them: npm run build, and release again');
});
