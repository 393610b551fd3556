import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Patch} from '../patch';
import type {Proof} from '../proof';
import {replacement, type Replacement} from '../replacement';
import {standAside} from '../standAside';
import {writeCopies} from './copies';
import {movingFiles} from './files';
import {completingManifest} from './manifest';

const by = 'core/lib/client/clientEntry.js';

const replacements: Replacement[] = [
  {asked: /^\.\/docusaurus$/, by, ours: path.resolve(__dirname, './browser/docusaurus')},
  {asked: /^\.\/preload$/, by, ours: path.resolve(__dirname, '../routing/browser/load')},
];

/** Adds a line for each chunk to the script of every page, for prefetching, which `browser/docusaurus.ts` does without. */
const chunkAssets = 'ChunkAssetPlugin';

function clientBundle(context: LoadContext, proof: Proof): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const copies = standAside('client-bundle', () => writeCopies(context));
      if (!copies) return {};
      const {alias, tables} = copies;
      const plugins = config.plugins ?? [];
      const kept = plugins.filter((plugin) => plugin?.constructor.name !== chunkAssets);
      proof.expect(chunkAssets);
      if (kept.length < plugins.length) proof.applied(chunkAssets);
      return {
        mergeStrategy: {plugins: 'replace'},
        // The name of a chunk is a number already, and both would stand in the script of every page.
        output: {chunkFilename: 'assets/js/c.[contenthash:8].js'},
        resolve: {alias: {'@docusaurus/utils-common$': require.resolve('./browser/utilsCommon'), ...alias}},
        plugins: [
          ...kept,
          movingFiles(tables.parts.map(({name}) => name)) as never,
          completingManifest(path.join(context.generatedFilesDir, 'client-manifest.json'), [
            tables.start,
            ...tables.parts,
          ]) as never,
          ...replacements.map((one) => replacement(currentBundler, one, proof)),
          proof.check as never,
        ],
      };
    },
  };
}

export const clientBundlePatch: Patch = {
  name: 'client-bundle',
  kind: 'speed',
  needs: ['routing'],
  targets: [
    {module: '@docusaurus/core/lib/client/clientEntry.js', has: /from '\.\/docusaurus'/},
    {module: '@docusaurus/core/lib/client/clientEntry.js', has: /from '\.\/preload'/},
    {module: '@docusaurus/utils-common/lib/applyTrailingSlash.js', has: /exports\.default/},
  ],
  versions: ['3.8.1', '3.10.2'],
  why: 'The scripts that start the site hold what only the build reads, and tables of all routes and chunks, which grow with the site.',
  gain: '12.7 of 134.4 kB of the scripts that start React on this site; from 60 to 500 pages all scripts grow by 8.6 kB in place of 44.8.',
  proof:
    'The generated modules have the shape that pruned.ts, routes.ts and files.ts know, both replacements and the removal of ChunkAssetPlugin took place.',
  until: 'Docusaurus splits its tables of routes, and generates a configuration for the browser alone.',
  plugin: clientBundle,
};
