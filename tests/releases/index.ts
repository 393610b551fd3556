/**
 * `npm run test:kills`: whether a build of this site that is killed, that fails in any plugin, or that finds the disk full
 * leaves the last one as it was. `-- --moments 50 --seed 1` says how many builds are killed, and repeats a run; `--only
 * kills`, `plugins` or `disk` does a part, and `--plugin release` some of the plugins.
 */
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {run, say} from '../../src/cli/command';
import {randomFrom} from '../bench/random';
import {fillDisks} from './disk';
import {killBuilds} from './kills';
import {failInPlugins} from './plugins';
import {outDir} from './site';

run(async () => {
  const {values} = parseArgs({
    options: {
      moments: {type: 'string', default: '10'},
      seed: {type: 'string', default: String(Date.now() % 1_000_000)},
      plugin: {type: 'string', multiple: true, default: []},
      only: {type: 'string', default: 'kills,plugins,disk'},
    },
  });
  const parts: Record<string, () => Promise<void>> = {
    kills: () => killBuilds(Number(values.moments), randomFrom(Number(values.seed))),
    plugins: () => failInPlugins(values.plugin),
    disk: fillDisks,
  };
  say(`--seed ${values.seed} repeats this run`);
  for (const part of values.only.split(',')) {
    if (!parts[part])
      throw new Error(`There is no part "${part}". Remedy: ${Object.keys(parts).join(', ')}.`);
    await parts[part]();
  }
  rmSync(outDir, {recursive: true});
  say('The last build was never lost');
});
