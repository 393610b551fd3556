/**
 * The scripts that start the site in a browser, without what only the build and the server need. No option of
 * Docusaurus leaves it out, but an alias does; the development server keeps the originals.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GlobalData, LoadContext, Plugin, RouteChunkNames, SiteMetadata} from '@docusaurus/types';
import {replacement, type Replacement} from '../replacement';
import {Parts} from './files';
import {leanConfig, leanGlobalData, leanMetadata, leanRegistry, loadersOf} from './generated';
import {inParts, readRoutes} from './routes';
import {tablesOf, type Table} from './tables';

const components = path.resolve(__dirname, '../../components');
const by = 'core/lib/client/clientEntry.js';

const places: Replacement[] = [
  {asked: /^\.\/docusaurus$/, by, ours: path.join(components, 'FetchAhead/docusaurus')},
  {asked: /^\.\/preload$/, by, ours: path.join(components, 'Routing/load')},
];

type Written = {
  /** The lean copies by the names, with and without extension, of the originals. */
  alias: Record<string, string>;
  parts: Table[];
};

/** Writes lean copies of what is generated. */
function writeCopies({generatedFilesDir, siteConfig}: LoadContext): Written {
  const folder = path.join(generatedFilesDir, 'client-bundle');
  const generated = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const [routes, ...parts] = tablesOf({
    routes: inParts(readRoutes(generated('routes.js'))),
    chunkNames: JSON.parse(generated('routesChunkNames.json')) as RouteChunkNames,
    loaders: loadersOf(leanRegistry(generated('registry.js'))),
  });
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
    ['routes.js', 'routes.js', routes?.source ?? ''],
    ['registry.js', 'registry.js', 'export default {};'],
    ['routesChunkNames.json', 'chunkNames.js', 'export default {};'],
  ];
  mkdirSync(folder, {recursive: true});
  for (const [, copy, content] of copies) writeFileSync(path.join(folder, copy), content);
  for (const {name, source} of parts) writeFileSync(path.join(folder, `${name}.js`), source);
  const alias = Object.fromEntries(
    copies.flatMap(([original, copy]) => {
      const {dir, name} = path.parse(path.join(generatedFilesDir, original));
      return [path.join(dir, original), path.join(dir, name)].map((from) => [from, path.join(folder, copy)]);
    }),
  );
  return {alias, parts};
}

export default function clientBundle(context: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const {alias, parts} = writeCopies(context);
      return {
        mergeStrategy: {plugins: 'replace'},
        // The name of a chunk is a number already, and both would stand in the script of every page.
        output: {chunkFilename: 'assets/js/c.[contenthash:8].js'},
        resolve: {alias: {'@docusaurus/utils-common$': require.resolve('./utilsCommon'), ...alias}},
        plugins: [
          ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          new Parts(parts, path.join(context.generatedFilesDir, 'client-manifest.json')) as never,
          ...places.map((place) => replacement(currentBundler, place)),
        ],
      };
    },
  };
}
