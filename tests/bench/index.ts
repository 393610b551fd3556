/**
 * `npm run bench`: our site beside other generators, which build the same corpus in the same run.
 *
 * Parts are `build`, `page` and `act`; none means all. `--pages 60,500` chooses the sizes of the corpus, `--rounds 3` how
 * often at least each figure is taken, `--only "Help Hub,Starlight"` who takes part, `--edit` adds builds after an edit, `--reuse` takes the built sites of an earlier run. Results go to `test-results/bench`, and with
 * `--publish`, which wants a clean commit, to `RESULTS.md` as well. Linux only: costs are read from `/proc`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run, say} from '../../src/cli/command';
import {act} from './act';
import {optionsOf} from './arguments';
import {build} from './build';
import limits from './limits.json';
import {page} from './page';
import {publishedParts, type Part} from './part';
import {peers as all} from './peers';
import {ensureInstalled} from './peers/install';
import {passedLimits} from './report/limits';
import {markdownOf} from './report/markdown';
import {plotOf} from './report/plot';
import {cleanCommit, publish} from './report/publish';
import type {Result} from './report/result';
import {sitesOf} from './stage';

/** In the order in which they run: sites that one has built serve the next. */
const parts: Record<string, Part> = {build, page, act};

const folder = 'test-results/bench';

function write(result: Result): void {
  mkdirSync(folder, {recursive: true});
  const files = {
    json: `${JSON.stringify(result, null, 2)}\n`,
    md: `${markdownOf(result)}\n`,
    svg: plotOf(result),
  };
  for (const [ending, text] of Object.entries(files))
    writeFileSync(path.join(folder, `${result.part}.${ending}`), text);
}

// Commands run in groups of their own, which a signal to this one does not reach; ending tells them.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

run(async () => {
  if (process.platform !== 'linux')
    throw new Error('The bench reads what commands cost from /proc, which only Linux has.');
  const {peers, sizes, rounds, hasEdit, isReused, ...options} = optionsOf(
    process.argv.slice(2),
    Object.keys(parts),
    all,
  );
  // Before hours of work, not after them.
  const commit = options.isPublished ? cleanCommit() : undefined;
  peers.forEach(ensureInstalled);
  const sites = sitesOf(isReused);
  const problems: string[] = [];
  for (const name of options.parts) {
    const part = parts[name]!;
    say(`Part ${name}`);
    const result = await part.run({...sites, peers, rounds, hasEdit, sizes: sizes ?? part.sizes});
    write(result);
    console.log(`\n${markdownOf(result)}\n`);
    if (commit) publish(result, commit, publishedParts);
    // Without our site there is nothing to limit.
    if (peers[0] === all[0]) problems.push(...passedLimits(result, limits.bench));
  }
  say(`Tables, plots and figures are in ${folder}`);
  if (problems.length) throw new Error(`Limits were passed:\n${problems.join('\n')}`);
});
