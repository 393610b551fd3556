/** What the configuration of a build costs: nginx with it beside nginx that only sends the same compressed files. */
import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sortBy} from 'lodash';
import {say} from '../../../src/cli/command';
import {ensureBuild} from '../../../src/cli/ensure-build';
import {findNginx} from '../../../src/cli/system';
import {filesIn} from '../../../src/releases/manifest';
import {ask} from '../../support/hosting/rawRequest';
import {hasBrotli, startNginx, type Nginx} from '../../support/hosting/nginx';
import type {Part} from '../part';
import type {Table} from '../report/result';
import {sum} from '../statistics';
import {cpuOf} from '../peers/processes';
import {openFiles} from '../../../src/hosting/nginx/workers';
import {bareConfiguration} from './bare';
import {tableOf, type Round} from './report';
import {checkWrk, load} from './wrk';

const build = 'build';

/** How many requests readers would send at once. */
const connections = [1, 100, 1000];

/** Of one load; seconds. */
const lasts = 2;

/** A figure is the median of so many short loads at least, one of each server in turn, because machines have other work. */
const leastRounds = 9;

/** Ours answers as many in all. */
const leastRequests = 1_000_000;

/** File of a build, and its address. */
type Target = {name: string; file: string; address: string};

type Side = {name: string; nginx: Nginx; addressOf: (target: Target) => string};

/** @returns the file in the middle of those that match and are compressed, by the bytes that readers get */
function middle(pattern: RegExp): string {
  const compressed = filesIn(build).filter((file) => file.endsWith('.br') && pattern.test(file.slice(0, -3)));
  const bySize = sortBy(compressed, (file) => statSync(path.join(build, file)).size);
  return bySize[Math.floor(bySize.length / 2)]!.slice(0, -3);
}

function targets(): Target[] {
  const page = middle(/^docs\/.*\.html$/);
  const script = middle(/^assets\/js\/.*\.js$/);
  return [
    {name: 'A page', file: page, address: `/${page.replace(/\.html$/, '')}`},
    {name: 'A script', file: script, address: `/${script}`},
  ];
}

async function start(scratch: string): Promise<Side[]> {
  const fileOf = ({file}: Target) => `/${file}`;
  const folder = (name: string) => path.join(scratch, name);
  const bare = (others?: string) => () => bareConfiguration(others);
  return [
    {name: 'nginx.conf', nginx: await startNginx(build, folder('ours')), addressOf: ({address}) => address},
    {
      name: 'Bare nginx',
      nginx: await startNginx(build, folder('bare'), undefined, bare()),
      addressOf: fileOf,
    },
    {
      name: 'Bare nginx, open files kept',
      nginx: await startNginx(build, folder('kept'), undefined, bare(openFiles)),
      addressOf: fileOf,
    },
  ];
}

/** @throws Error when the servers do not send the same bytes, brotli of the build */
async function checkAlike(sides: readonly Side[], target: Target): Promise<void> {
  const headers = [['Accept-Encoding', 'br, gzip']] as const;
  const answers = await Promise.all(
    sides.map(({nginx, addressOf}) => ask(nginx.port, {method: 'GET', target: addressOf(target), headers})),
  );
  for (const [index, {status, body, headers: got}] of answers.entries())
    if (status !== 200 || got.get('content-encoding')?.[0] !== 'br' || !body.equals(answers[0]!.body))
      throw new Error(`${sides[index]!.name} does not send ${target.file} as the build has compressed it.`);
}

async function round({nginx, addressOf}: Side, target: Target, count: number): Promise<Round> {
  const before = cpuOf(nginx.pid);
  const {requests, perSecond, errors} = await load(nginx.url + addressOf(target), count, lasts);
  return {requests, perSecond, errors, cpu: cpuOf(nginx.pid) - before};
}

type Least = {rounds: number; requests: number};

/** @returns the rounds of each side, which begin with each side in turn */
async function compare(sides: readonly Side[], target: Target, count: number, least: Least) {
  const rounds: Round[][] = sides.map(() => []);
  const [ours = []] = rounds;
  while (ours.length < least.rounds || sum(ours.map(({requests}) => requests)) < least.requests) {
    const first = ours.length;
    for (const index of sides.map((_, place) => (first + place) % sides.length))
      rounds[index]!.push(await round(sides[index]!, target, count));
  }
  return rounds;
}

const about =
  'nginx with the configuration of a build of this site, beside nginx that only sends the same files, which brotli has compressed, and beside that once it also keeps open files for a second, as ours does. The page and the script are those in the middle by their size. wrk runs on the same machine and keeps all processors busy; loads of two seconds follow each other in turn. Headers are sent with each answer: some 800 bytes by ours, 240 by the others.';

/** @throws Error when the machine cannot run this part */
function check(): void {
  checkWrk();
  const scratch = mkdtempSync(path.join(tmpdir(), 'help-hub-load-'));
  const isThere = findNginx() && hasBrotli(scratch);
  rmSync(scratch, {recursive: true});
  if (!isThere)
    throw new Error(
      'The part "load" needs nginx with the module ngx_brotli. Remedy: apt-get install nginx-light libnginx-mod-http-brotli-static; or name the other parts.',
    );
}

export const loads: Part = {
  isAlone: true,
  sizes: [],
  check,
  async run({rounds}) {
    await ensureBuild(build);
    const scratch = mkdtempSync(path.join(tmpdir(), 'help-hub-load-'));
    const sides = await start(scratch);
    try {
      const tables: Table[] = [];
      const all = targets();
      const least = {
        rounds: Math.max(rounds, leastRounds),
        requests: leastRequests / (all.length * connections.length),
      };
      for (const target of all) {
        await checkAlike(sides, target);
        for (const count of connections) {
          const name = `${target.name}, ${count} ${count === 1 ? 'connection' : 'connections'}`;
          say(name);
          tables.push(tableOf(name, await compare(sides, target, count, least)));
        }
      }
      return {
        part: 'load',
        about,
        peers: sides.map(({name}) => name),
        tables,
      };
    } finally {
      for (const {nginx} of sides) await nginx.stop();
      rmSync(scratch, {recursive: true});
    }
  },
};
