/**
 * `npm run engines:presses`: counts the presses that a page loses while it starts, in three engines, on 4G.
 *
 * Usage: npm run engines:presses -- --engine firefox --count 500 --seed 1 --control tab --site http://localhost:3000
 *
 * Each press comes at a random moment of the first 3 s of a page, as long as a person's; the same seed gives the same
 * presses. Without `--site` the build is served, made anew if it is old. It ends with status 1 when a press was lost or
 * a page wrote an error.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {ensureBuild} from '../../../src/cli/ensure-build';
import {run, say} from '../../../src/cli/command';
import {installMissing, programNamed} from '../../../src/cli/system';
import {randomFrom} from '../../bench/random';
import {controls, type ControlName} from '../controls';
import {engines, type EngineName} from '../engines';
import {hashOf, open, photograph, serve, type Reader} from '../reader';
import {chances, press, type Press} from './press';
import {tableOf, type Results} from './table';

const folder = 'test-results/engines';
/** Presses between two lines that say how far it is. */
const stretch = 50;
const builtSite = 'build';

const {values} = parseArgs({
  options: {
    engine: {type: 'string', multiple: true, default: Object.keys(engines)},
    control: {type: 'string', multiple: true, default: Object.keys(controls)},
    count: {type: 'string', default: '500'},
    seed: {type: 'string', default: String(Date.now() % 1_000_000)},
    site: {type: 'string'},
  },
});

function known<T extends string>(names: string[], table: Record<T, unknown>, option: string): T[] {
  const wrong = names.find((name) => !(name in table));
  if (wrong === undefined) return names as T[];
  throw new Error(`--${option} is "${wrong}". Remedy: one of ${Object.keys(table).join(', ')}.`);
}

function numberOf(text: string, option: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${option} is "${text}". Remedy: a whole number above 0.`);
}

const isFault = ({lost, errors}: Press) => Boolean(lost) || errors.length > 0;

async function pressIn(
  name: EngineName,
  names: ControlName[],
  count: number,
  seed: number,
  site: string,
): Promise<Press[]> {
  const seat = await open(engines[name], site, seed);
  const random = randomFrom(seed ^ hashOf(name));
  const results: Press[] = [];
  let reader: Reader | undefined;
  try {
    for (let number = 1; number <= count; number += 1) {
      const chance = chances(random, names);
      const next = await press(seat, number, chance, reader);
      results.push(next.result);
      reader = next.reader;
      if (number % stretch === 0) {
        const faults = results.filter(isFault).length;
        console.log(`${name}: ${number} presses, ${faults} of them lost or with errors`);
      }
      const {lost, errors} = next.result;
      if (!lost && !errors.length) continue;
      console.log(
        `${name}, press ${number}, ${chance.control}: ${[lost, ...errors].filter(Boolean).join('; ')}`,
      );
      await photograph(reader, `${name} press ${number}`).catch(() => undefined);
      // What went wrong may go on: the next reader is another.
      reader = undefined;
    }
  } finally {
    await seat.close();
  }
  return results;
}

const needed = ['chromium', 'firefox', 'WebKitWebDriver', 'Xvfb', 'openbox'];

run(async () => {
  const [count, seed] = [numberOf(values.count, 'count'), numberOf(values.seed, 'seed')];
  const names = known(values.control, controls, 'control');
  const chosen = known(values.engine, engines, 'engine');
  const missing = await installMissing(needed.map(programNamed));
  if (missing.length) throw new Error(`Missing: ${missing.map(({name}) => name).join(', ')}.`);
  if (!values.site) await ensureBuild(builtSite);
  const report = `${folder}/presses-${chosen.join('-')}.json`;
  const server = values.site ? undefined : await serve(builtSite);
  const results: Results = {};
  try {
    for (const name of chosen) {
      say(`${count} presses in ${engines[name].name} (--seed ${seed} repeats them)`);
      results[name] = await pressIn(name, names, count, seed, values.site ?? server?.url ?? '');
    }
  } finally {
    server?.close();
  }
  mkdirSync(folder, {recursive: true});
  writeFileSync(report, JSON.stringify({seed, count, results}, null, 2));
  console.log(`\n${tableOf(results, names)}\n`);
  const all = Object.values(results).flat();
  const faults = all.filter(isFault).length;
  const noisy = all.filter(({errors}) => errors.length).length;
  say(
    `${faults} of ${all.length} presses were lost or left an error (${noisy} with errors); all are in ${report}`,
  );
  process.exit(faults ? 1 : 0);
});
