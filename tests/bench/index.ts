/**
 * `npm run bench`: our site beside other generators, which build the same corpus in the same run.
 *
 * Parts are `build`, `page` and `act`; none means all. `--pages 60,500` chooses the sizes of the corpus, `--rounds 3` how
 * often at least each figure is taken, `--only "Help Hub,Starlight"` who takes part. Tables go to the terminal, figures
 * to `test-results/bench.json`. Linux only: costs are read from `/proc`.
 */
import {run, say} from '../../src/cli/command';
import {act} from './act';
import {optionsOf} from './arguments';
import {build} from './build';
import limits from './limits.json';
import {page} from './page';
import type {Part} from './part';
import {peers as all} from './peers';
import {ensureInstalled} from './peers/install';
import {passedLimits} from './report/limits';
import {print} from './report/print';
import type {Result} from './report/result';
import {openStage} from './stage';

/** In the order in which they run: sites that one has built serve the next. */
const parts: Record<string, Part> = {build, page, act};

// Commands run in groups of their own, which a signal to this one does not reach; ending tells them.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

run(async () => {
  if (process.platform !== 'linux')
    throw new Error('The bench reads what commands cost from /proc, which only Linux has.');
  const {peers, sizes, rounds, parts: names} = optionsOf(process.argv.slice(2), Object.keys(parts), all);
  peers.forEach(ensureInstalled);
  const stage = openStage();
  const results: Result[] = [];
  const problems: string[] = [];
  for (const name of names) {
    const part = parts[name]!;
    say(`Part ${name}`);
    const result: Result = {part: name, about: part.about, peers: peers.map((peer) => peer.name), tables: []};
    for (const size of sizes ?? part.sizes)
      result.tables.push({title: `${size} pages`, rows: await part.rows(size, {...stage, peers, rounds})});
    results.push(result);
    print(results, 'test-results/bench.json');
    // Without our site there is nothing to limit.
    if (peers[0] === all[0]) problems.push(...passedLimits(result, limits.bench));
  }
  if (problems.length) throw new Error(`Limits were passed:\n${problems.join('\n')}`);
});
