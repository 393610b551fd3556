/**
 * `npm run test:policy`: presses everything on every page, and tells what the Content Security Policy refuses.
 *
 * Usage: npm run test:policy -- --engine firefox --search hosted --policy pages --every 10
 *
 * The site is served by nginx. `--policy pages` leaves the policy to the pages, as hosts of files do; `--search hosted` takes
 * the build whose search is Algolia's; `--every 10` visits one page of ten. It ends with status 1 when anything was refused.
 */
import {mkdirSync, mkdtempSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {run, say} from '../../../src/cli/command';
import {ensureBuild} from '../../../src/cli/ensure-build';
import {installMissing, programNamed} from '../../../src/cli/system';
import {pageFiles} from '../../../src/build/contract.node';
import {pathOf} from '../../../src/build/page';
import {variant} from '../../e2e/variant';
import {startNginx} from '../../support/hosting/nginx';
import {engines, type EngineName} from '../engines';
import {open} from '../reader';
import {head} from '../record';
import type {PolicyFrom} from '../relay';
import {visit} from './visit';

const builds = {embedded: ['build'], hosted: ['build-variant', variant]} as const;
const policies = {both: 'headers and pages', pages: 'pages'} as const satisfies Record<string, PolicyFrom>;
const needed = ['nginx', 'chromium', 'firefox', 'WebKitWebDriver', 'Xvfb', 'openbox'];
const query = 'retention';

const {values} = parseArgs({
  options: {
    engine: {type: 'string', multiple: true, default: ['chromium', 'firefox']},
    search: {type: 'string', multiple: true, default: Object.keys(builds)},
    policy: {type: 'string', multiple: true, default: Object.keys(policies)},
    every: {type: 'string', default: '1'},
  },
});

function known<T extends string>(names: readonly string[], table: Record<T, unknown>, option: string): T[] {
  const wrong = names.find((name) => !(name in table));
  if (wrong === undefined) return names as T[];
  throw new Error(`--${option} is "${wrong}". Remedy: one of ${Object.keys(table).join(', ')}.`);
}

async function crawl(
  name: EngineName,
  site: string,
  policy: PolicyFrom,
  paths: readonly string[],
): Promise<number> {
  // Chromium tells of errors by itself, but not of all that is refused.
  const seat = await open(engines[name], site, 1, engines[name].head ? '' : head, policy);
  let presses = 0;
  const refused = new Map<string, string[]>();
  try {
    for (const pagePath of paths) {
      const found = await visit(await seat.seat(pagePath), pagePath, query);
      presses += found.presses;
      for (const text of found.refused) refused.set(text, [...(refused.get(text) ?? []), pagePath]);
    }
  } finally {
    await seat.close();
  }
  console.log(
    `${name}, policy of ${policy}: ${paths.length} pages, ${presses} presses, ${refused.size} refused`,
  );
  for (const [text, pages] of refused) console.log(`  ${text} (${pages.length} pages, such as ${pages[0]})`);
  return refused.size;
}

run(async () => {
  const chosen = known(values.engine, engines, 'engine');
  const searches = known(values.search, builds, 'search');
  const from = known(values.policy, policies, 'policy');
  const every = Number(values.every);
  if (!Number.isInteger(every) || every < 1)
    throw new Error(`--every is "${values.every}". Remedy: a whole number above 0.`);
  const missing = await installMissing(needed.map(programNamed));
  if (missing.length) throw new Error(`Missing: ${missing.map(({name}) => name).join(', ')}.`);
  let refused = 0;
  for (const search of searches) {
    const [folder, variables] = builds[search];
    await ensureBuild(folder, variables);
    const paths = (await pageFiles(folder)).map(pathOf).filter((_, index) => index % every === 0);
    const scratch = mkdtempSync(path.join(os.tmpdir(), 'policy-'));
    mkdirSync(scratch, {recursive: true});
    const nginx = await startNginx(folder, scratch);
    try {
      for (const policy of from)
        for (const name of chosen) {
          say(`Search: ${search}`);
          refused += await crawl(name, nginx.url, policies[policy], paths);
        }
    } finally {
      await nginx.stop();
    }
  }
  say(`${refused} kinds of refusals`);
  process.exit(refused ? 1 : 0);
});
