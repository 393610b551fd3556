import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions, type OutputFile, type Plugin} from 'esbuild';
import {stylesOfScript} from '../../runtime/contract.node';
import {browsers} from '../../site/browsers';

/** What the bundles of a site differ in. */
export type Settings = {
  /** Folder of the site on its host. */
  baseUrl: string;
  hosted: typeof SEARCH_HOSTED;
  filters: typeof SEARCH_FILTERS;
};

const common = {
  bundle: true,
  minify: true,
  write: false,
  target: browsers,
  legalComments: 'none',
  tsconfigRaw: {},
} satisfies BuildOptions;

const sheetFolder = path.resolve(__dirname, '../../css');

/** Sheets of the site of which the dialog needs a part. */
const shared = ['tokens.css', 'icons.css'];

/** Classes that src/search/ui/island puts together. */
const prefixes = ['icon--', 'product-'];

const textOf = (files: readonly OutputFile[] | undefined) => files?.[0]?.text.trim() ?? '';

/** A sheet with those that it imports. */
async function sheetOf(file: string): Promise<string> {
  const entry = path.resolve(__dirname, file);
  return textOf((await build({...common, entryPoints: [entry]})).outputFiles);
}

/** In the place of the styles, which are known when the code is. */
const stylesMark = '--styles-of-the-search--';

/** Puts into a script what it needs of the sheets that its elements share, and of one of its own. */
async function withStyles(code: string, own: string): Promise<string> {
  const read = shared.map((name) => readFile(path.join(sheetFolder, name), 'utf8'));
  const styles = await stylesOfScript([...(await Promise.all(read)), await sheetOf(own)], code, prefixes);
  return code.replace(JSON.stringify(stylesMark), () => JSON.stringify(styles));
}

/** The worker of the embedded engine as one classic script: Firefox 113 has no workers that are modules. */
async function bundleEngine(baseUrl: string): Promise<string> {
  const {outputFiles} = await build({
    ...common,
    entryPoints: [path.resolve(__dirname, '../engines/embedded/worker.ts')],
    format: 'iife',
    define: {__webpack_public_path__: JSON.stringify(baseUrl)},
  });
  return textOf(outputFiles);
}

/** Packages that talk to the hosted engine: they are fetched when they are needed. */
const ofHosted = /^(algoliasearch\/lite|search-insights)$/;

async function bundlePackage(name: string): Promise<string> {
  const {outputFiles} = await build({
    ...common,
    entryPoints: [name],
    format: 'esm',
  });
  return textOf(outputFiles);
}

/** Writes each package of its own, and has the module import it by its address. */
const apart = (write: Write): Plugin => ({
  name: 'apart',
  setup(builder) {
    builder.onResolve({filter: ofHosted}, async ({path: name}) => ({
      path: await write(`hosted-${path.basename(name)}`, await bundlePackage(name)),
      external: true,
    }));
  },
});

/** What marks the words on a page that a search led to: it comes when there is something to mark. */
async function bundleArrival(baseUrl: string): Promise<string> {
  const {outputFiles} = await build({
    ...common,
    entryPoints: [path.resolve(__dirname, '../arrival/apart.ts')],
    format: 'esm',
    define: {
      __webpack_public_path__: JSON.stringify(baseUrl),
      SEARCH_STYLES: JSON.stringify(stylesMark),
    },
  });
  return withStyles(textOf(outputFiles), '../arrival/arrival.css');
}

/** Has the module import a script by its address in the place of a file. */
const elsewhere = (file: RegExp, address: string): Plugin => ({
  name: 'elsewhere',
  setup(builder) {
    builder.onResolve({filter: file}, () => ({path: address, external: true}));
  },
});

/** Writes a script below a name. @returns its address */
export type Write = (name: string, text: string) => Promise<string>;

/** @returns the module of the search, which holds its styles and imports what it needs for the hosted engine alone */
export async function bundleSearch({baseUrl, hosted, filters}: Settings, write: Write): Promise<string> {
  const engine = await write('kept-engine', await bundleEngine(baseUrl));
  const arrival = await write('kept-arrival', await bundleArrival(baseUrl));
  const {outputFiles} = await build({
    ...common,
    entryPoints: [path.resolve(__dirname, 'index.ts')],
    format: 'esm',
    external: ['algoliasearch/lite', 'search-insights'],
    plugins: [elsewhere(/^\.\/marks$/, arrival), ...(hosted ? [apart(write)] : [])],
    define: {
      __webpack_public_path__: JSON.stringify(baseUrl),
      SEARCH_HOSTED: JSON.stringify(hosted) ?? 'undefined',
      SEARCH_FILTERS: JSON.stringify(filters),
      SEARCH_WORKER: JSON.stringify(engine),
      SEARCH_STYLES: JSON.stringify(stylesMark),
    },
  });
  return withStyles(textOf(outputFiles), '../ui/island/panel.css');
}
