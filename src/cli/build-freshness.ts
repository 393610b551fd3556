/** Tells whether a build is what its sources and settings would make now. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {differences, listOf, readManifest, type Origin} from '../releases/contract.node';
import {buildVariables} from '../site/env';
import {digestOf} from './digest';

/** Everything a build reads. Generated pages follow from `openapi`, tests change no page. */
const inputs = [
  'docs',
  'blog',
  'src',
  'static',
  'openapi',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
];

const generated = /^docs[\\/]api[\\/]/;

/** Pages show the day of the last commit of their source (src/metadata/dates). */
const dated = ['docs', 'blog', 'openapi', 'src/pages'];

/** @returns the last commit of sources with dates; nothing without git */
function lastCommit(without: readonly string[]): string {
  const paths = dated.filter((name) => !without.includes(name));
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%H', '--', ...paths], {encoding: 'utf8'});
  return (stdout ?? '').trim();
}

export type Recipe = {
  /** The environment that the build gets. */
  variables: Record<string, string | undefined>;
  /** Further arguments for Docusaurus. */
  args?: readonly string[];
  /** Inputs that this build does not read. */
  without?: readonly string[];
};

/** @returns the same on every machine, so that a build may come from another one */
export function originOf({variables, args = [], without = []}: Recipe): Origin {
  const settings = createHash('sha256');
  for (const name of buildVariables) settings.update(`${name}=${variables[name] ?? ''}\n`);
  settings.update(args.join('\n'));
  return {
    sources: digestOf(
      inputs.filter((name) => !without.includes(name)),
      generated,
    ),
    settings: settings.digest('hex'),
    commit: lastCommit(without),
  };
}

/**
 * Reads the whole build.
 *
 * @returns why `outDir` is not what the present sources and settings would make; nothing when it is
 */
export function staleness(outDir: string, {sources, settings, commit}: Origin): string | undefined {
  const manifest = readManifest(outDir);
  if (!manifest) return existsSync(outDir) ? `${outDir} holds no finished build` : `there is no ${outDir}`;
  if (manifest.settings !== settings) return `${outDir} was built with other settings`;
  if (manifest.sources !== sources) return `${outDir} is older than its sources`;
  if (manifest.commit !== commit) return `${outDir} was built before the last commit, whose day pages show`;
  const wrong = differences(outDir, manifest);
  return wrong.length ? `${outDir} is not what was built: ${listOf(wrong)}` : undefined;
}
