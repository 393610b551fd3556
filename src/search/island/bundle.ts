import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {stylesOfScript} from '../../runtime/contract.node';
import {browsers} from '../../site/browsers';
import type {FacetFilters} from '../client/port';
import type {HostedOptions} from '../engines/hosted/themeOptions';

/** What the bundles of a site differ in. */
export type Settings = {
  /** Folder of the site on its host. */
  baseUrl: string;
  hosted: HostedOptions | undefined;
  filters: FacetFilters;
};

/** Writes a script below a name. @returns its address */
export type Write = (name: string, text: string) => Promise<string>;

/** Sheets of the site of which the search needs a part. */
const shared = ['tokens.css', 'icons.css'];

/** Classes that src/search/ui/island puts together. */
const prefixes = ['icon--', 'product-'];

/** Packages that talk to the hosted engine: scripts of their own, which are imported when they are needed. */
const hostedPackages = ['algoliasearch/lite', 'search-insights'];

/** In the place of the styles, which are known when the code is. */
const stylesMark = '--styles-of-the-search--';

/** @param entry a package, or the path of a file from here */
async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry.startsWith('.') ? path.resolve(__dirname, entry) : entry],
    bundle: true,
    minify: true,
    write: false,
    target: browsers,
    legalComments: 'none',
    tsconfigRaw: {},
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}

/** @returns the module of the search, which holds its styles and imports what it needs for the hosted engine alone */
export async function bundleSearch({baseUrl, hosted, filters}: Settings, write: Write): Promise<string> {
  const define = {__webpack_public_path__: JSON.stringify(baseUrl)};
  // One classic script: Firefox 113 has no workers that are modules.
  const engine = await bundle('../engines/embedded/worker.ts', {format: 'iife', define});
  const alias: Record<string, string> = {};
  for (const name of hosted ? hostedPackages : [])
    alias[name] = await write(`hosted-${path.basename(name)}`, await bundle(name, {format: 'esm'}));
  const code = await bundle('./index.ts', {
    format: 'esm',
    external: [...hostedPackages, ...Object.values(alias)],
    alias,
    define: {
      ...define,
      SEARCH_HOSTED: JSON.stringify(hosted) ?? 'undefined',
      SEARCH_FILTERS: JSON.stringify(filters),
      SEARCH_WORKER: JSON.stringify(await write('kept-engine', engine)),
      SEARCH_STYLES: JSON.stringify(stylesMark),
    },
  });
  const files = shared.map((name) => path.resolve(__dirname, '../../css', name));
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const own = await bundle('../ui/island/panel.css', {});
  const styles = await stylesOfScript([...sheets, own], code, prefixes);
  return code.replace(JSON.stringify(stylesMark), () => JSON.stringify(styles));
}
