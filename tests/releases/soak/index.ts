/**
 * `npm run test:soak`: whether readers notice a release and a rollback. nginx has the folder of releases as its root, a
 * hundred readers read it for twenty minutes, and the site is released, rolled back and released again by the commands of
 * the project. `-- --minutes 1 --readers 20 --seed 1` takes less, and repeats a run.
 */
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {run, runQuietly, say} from '../../../src/cli/command';
import {ensureBuild} from '../../../src/cli/ensure-build';
import {currentOf} from '../../../src/releases/contract.node';
import {randomFrom} from '../../bench/random';
import {startNginx} from '../../support/hosting/nginx';
import {releaseOf} from './release';
import {soak, type Act} from './soak';
import {inWords} from './words';

/** Name of each release, and the folder of its build. */
const builds = {first: 'build', second: 'build-soak'};

/** Milliseconds: nginx keeps open files for a second (src/hosting/nginx), and one more for a busy machine. */
const grace = 2000;

async function command(script: string, args: readonly string[], build?: string): Promise<void> {
  const {code, output} = await runQuietly('npm', ['run', '--silent', script, '--', ...args], {
    OUT_DIR: build,
  });
  if (code) throw new Error(`npm run ${script} failed with exit code ${code}:\n${output}`);
  console.log(output.trim());
}

run(async () => {
  const {values} = parseArgs({
    options: {
      minutes: {type: 'string', default: '20'},
      readers: {type: 'string', default: '100'},
      seed: {type: 'string', default: String(Date.now() % 1_000_000)},
    },
  });
  await ensureBuild(builds.first);
  await ensureBuild(builds.second, {ANNOUNCEMENT_ID: 'soak'});
  const scratch = mkdtempSync(path.join(tmpdir(), 'help-hub-soak-'));
  // nginx that root has started reads as somebody else.
  chmodSync(scratch, 0o755);
  const folder = path.join(scratch, 'srv');
  await command('release', [folder], builds.first);
  const nginx = await startNginx(currentOf(folder), path.join(scratch, 'nginx'));

  const act = (to: string, script: string, build?: string): Act => ({
    to,
    run: async () => {
      await command(script, [folder], build);
      nginx.reload();
    },
  });
  const acts = [
    act('second', 'release', builds.second),
    act('first', 'rollback'),
    act('second', 'release', builds.second),
  ];
  const minutes = Number(values.minutes);
  say(`${values.readers} readers for ${minutes} minutes; --seed ${values.seed} repeats their choices`);
  try {
    const start = performance.now();
    const tally = await soak({
      port: nginx.port,
      releases: [releaseOf('first', builds.first), releaseOf('second', builds.second)],
      readers: Number(values.readers),
      acts,
      grace,
      part: () => wait((minutes * 60_000) / (acts.length + 1)),
      random: randomFrom(Number(values.seed)),
    });
    const {words, isGood} = inWords(tally, (performance.now() - start) / 1000);
    if (!isGood) throw new Error(words);
    say(words);
  } finally {
    await nginx.stop();
    rmSync(scratch, {recursive: true});
  }
});
