/**
 * The scripts that start the site in a browser, without what only the build and the server need. No option of
 * Docusaurus leaves it out, but an alias does; the development server keeps the originals.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replacement, type Replacement} from '../replacement';
import {writeCopies} from './copies';
import {movingFiles} from './files';
import {completingManifest} from './manifest';

const by = 'core/lib/client/clientEntry.js';

const places: Replacement[] = [
  {asked: /^\.\/docusaurus$/, by, ours: path.resolve(__dirname, './browser/docusaurus')},
  {asked: /^\.\/preload$/, by, ours: path.resolve(__dirname, '../routing/browser/load')},
];

export default function clientBundle(context: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const {alias, tables} = writeCopies(context);
      return {
        mergeStrategy: {plugins: 'replace'},
        // The name of a chunk is a number already, and both would stand in the script of every page.
        output: {chunkFilename: 'assets/js/c.[contenthash:8].js'},
        resolve: {alias: {'@docusaurus/utils-common$': require.resolve('./browser/utilsCommon'), ...alias}},
        plugins: [
          // What it adds to the script of every page is not asked for (src/docusaurus/client-bundle/browser/docusaurus.ts).
          ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          movingFiles(tables.parts.map(({name}) => name)) as never,
          completingManifest(path.join(context.generatedFilesDir, 'client-manifest.json'), [
            tables.start,
            ...tables.parts,
          ]) as never,
          ...places.map((place) => replacement(currentBundler, place)),
        ],
      };
    },
  };
}
