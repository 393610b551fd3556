/** Pruned copies of what Docusaurus generates for the browser and the server alike. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GlobalData, LoadContext, RouteChunkNames, SiteMetadata} from '@docusaurus/types';
import {
  loadersOf,
  prunedConfig,
  prunedGlobalData,
  prunedLanguages,
  prunedMetadata,
  prunedRegistry,
} from './pruned';
import {inGroups, readRoutes} from './routes';
import {tablesOf, type Tables} from './tables';

type Written = {
  /** The pruned copies by the names, with and without extension, of the originals. */
  alias: Record<string, string>;
  tables: Tables;
};

/** Writes the copies. */
export function writeCopies({generatedFilesDir, siteConfig, i18n}: LoadContext): Written {
  const folder = path.join(generatedFilesDir, 'client-bundle');
  const generated = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const tables = tablesOf({
    routes: inGroups(readRoutes(generated('routes.js'))),
    chunkNames: JSON.parse(generated('routesChunkNames.json')) as RouteChunkNames,
    loaders: loadersOf(prunedRegistry(generated('registry.js'))),
  });
  const copies: [string, string, string][] = [
    ['docusaurus.config.mjs', 'config.mjs', `export default ${JSON.stringify(prunedConfig(siteConfig))};`],
    [
      'globalData.json',
      'globalData.json',
      JSON.stringify(prunedGlobalData(JSON.parse(generated('globalData.json')) as GlobalData)),
    ],
    [
      'site-metadata.json',
      'siteMetadata.json',
      JSON.stringify(prunedMetadata(JSON.parse(generated('site-metadata.json')) as SiteMetadata)),
    ],
    ['i18n.json', 'languages.json', JSON.stringify(prunedLanguages(i18n))],
    ['routes.js', 'routes.js', tables.start.source],
    ['registry.js', 'registry.js', 'export default {};'],
    ['routesChunkNames.json', 'chunkNames.js', 'export default {};'],
  ];
  mkdirSync(folder, {recursive: true});
  for (const [, copy, content] of copies) writeFileSync(path.join(folder, copy), content);
  for (const {name, source} of tables.parts) writeFileSync(path.join(folder, `${name}.js`), source);
  const alias = Object.fromEntries(
    copies.flatMap(([original, copy]) => {
      const {dir, name} = path.parse(path.join(generatedFilesDir, original));
      return [path.join(dir, original), path.join(dir, name)].map((from) => [from, path.join(folder, copy)]);
    }),
  );
  return {alias, tables};
}
