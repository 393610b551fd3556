/**
 * The scripts that start the site in a browser, without what only the build and the server need. No option of
 * Docusaurus leaves it out, but an alias does; the development server keeps the originals.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GlobalData, LoadContext, Plugin, SiteMetadata} from '@docusaurus/types';
import {leanConfig, leanGlobalData, leanMetadata, leanRegistry} from './generated';

/** Writes lean copies of what is generated. @returns the copies by the names, with and without extension, of the originals */
function leanCopies({generatedFilesDir, siteConfig}: LoadContext): Record<string, string> {
  const folder = path.join(generatedFilesDir, 'client-bundle');
  const generated = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const copies: [string, string, string][] = [
    ['docusaurus.config.mjs', 'config.mjs', `export default ${JSON.stringify(leanConfig(siteConfig))};`],
    [
      'globalData.json',
      'globalData.json',
      JSON.stringify(leanGlobalData(JSON.parse(generated('globalData.json')) as GlobalData)),
    ],
    [
      'site-metadata.json',
      'siteMetadata.json',
      JSON.stringify(leanMetadata(JSON.parse(generated('site-metadata.json')) as SiteMetadata)),
    ],
    ['registry.js', 'registry.js', leanRegistry(generated('registry.js'))],
  ];
  mkdirSync(folder, {recursive: true});
  for (const [, copy, content] of copies) writeFileSync(path.join(folder, copy), content);
  return Object.fromEntries(
    copies.flatMap(([original, copy]) => {
      const {dir, name} = path.parse(path.join(generatedFilesDir, original));
      return [path.join(dir, original), path.join(dir, name)].map((from) => [from, path.join(folder, copy)]);
    }),
  );
}

export default function clientBundle(context: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            // The name of a chunk is a number already, and both would stand in the script of every page.
            output: {chunkFilename: 'assets/js/c.[contenthash:8].js'},
            resolve: {
              alias: {
                '@docusaurus/utils-common$': require.resolve('./utilsCommon'),
                ...leanCopies(context),
              },
            },
          },
  };
}
