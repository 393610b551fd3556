import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, transform, type Plugin} from 'esbuild';
import {mapValues} from 'lodash';
import {browsers} from '../../site/browsers';
import {inlineConstants} from '../critical-css/constants';
import {parseSheet} from '../critical-css/sheet';

export type Options = {
  /** The colour mode may follow the system. */
  offersSystem: boolean;
  /** Folder of the site on its host. */
  baseUrl: string;
};

async function bundle(
  folder: string,
  define: Record<string, unknown>,
  plugins: Plugin[] = [],
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, folder, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    legalComments: 'none',
    tsconfigRaw: {},
    plugins,
    define: mapValues(define, (value) => JSON.stringify(value)),
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * The starter as one classic script, the same on every page.
 *
 * @param plugins of esbuild, for tests
 *
 * @throws Error when it does not compile
 */
export const bundleStarter = ({offersSystem, baseUrl}: Options, plugins: Plugin[] = []): Promise<string> =>
  bundle('starter', {OFFERS_SYSTEM: offersSystem, __webpack_public_path__: baseUrl}, plugins);

/** CSS of the notices; colours that change with the mode stay custom properties, which every page defines. */
async function noticeStyles(): Promise<string> {
  const css = path.join(__dirname, '../../css');
  const read = async (name: string) => parseSheet(await readFile(path.join(css, name), 'utf8'));
  const [tokens, notices] = await Promise.all([read('tokens.css'), read('notice.css')]);
  inlineConstants([tokens, notices]);
  const {code} = await transform(notices.toString(), {loader: 'css', minify: true, target: browsers});
  return code.trim();
}

/**
 * The loader, which the starter requests, as one classic script that holds the styles of its notices.
 *
 * @param plugins of esbuild, with which tests plant defects
 */
export async function bundleLoader(
  {offersSystem, baseUrl}: Options,
  plugins: Plugin[] = [],
): Promise<string> {
  const values = {
    OFFERS_SYSTEM: offersSystem,
    NOTICE_STYLES: await noticeStyles(),
    __webpack_public_path__: baseUrl,
  };
  return bundle('loader', values, plugins);
}
