/** The site without our overrides of the API reference, whose places docusaurus-theme-openapi-docs takes. */
import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../../src/cli/copy-sources';
import {originOf} from '../../../src/cli/build-freshness';
import {makeIfStale} from '../../../src/cli/make-build';
import {alone, group} from '../../../src/api-reference/overrides';
import {buildVariables} from '../../../src/site/env';
import type {Origin} from '../../../src/releases/contract.node';

const firstPort = Number(process.env.E2E_PORT ?? 3210) + 4;

/** A build by what is removed; beside the others, in folder and port. */
export type StockSite = {outDir: string; port: number; removed: readonly string[]};

/** Nothing of ours is left. */
export const stockSite: StockSite = {outDir: 'build-stock', port: firstPort, removed: [...group, ...alone]};

/**
 * Pages are ours, but for one part.
 *
 * @param name an override that does without the others
 */
export const siteWithout = (name: (typeof alone)[number]): StockSite => ({
  outDir: `build-stock-${name.replace('/', '-').toLowerCase()}`,
  port: firstPort + 1,
  removed: [name],
});

/** The settings of whoever runs the tests are not those of this build. */
const settings = Object.fromEntries(buildVariables.map((name) => [name, undefined]));

/** Inside the project, so that its packages are found. */
function copySite({outDir, removed}: StockSite): string {
  const folder = path.resolve('test-results', outDir);
  copySources(folder);
  // Deeper folders first: `ApiItem/Layout` stands in `ApiItem`.
  for (const name of [...removed].sort().reverse())
    rmSync(path.join(folder, 'src/theme', name), {recursive: true});
  return folder;
}

function origin(): Origin {
  const ofOthers = originOf({variables: settings});
  const sources = createHash('sha256').update(ofOthers.sources).update(readFileSync(__filename));
  return {...ofOthers, sources: sources.digest('hex')};
}

/**
 * Makes sure that there is a build of such a site; builds when there is none.
 *
 * @throws Error when the build fails; its own message stands above, its sources are in `test-results`
 */
export const ensureStock = (site: StockSite): Promise<void> =>
  makeIfStale({outDir: site.outDir, origin: origin(), variables: settings, sources: () => copySite(site)});
