import path from 'node:path';
import {build} from 'esbuild';
import {browsers} from '../../config/browsers';

export type StarterOptions = {
  /** The colour mode may follow the system. */
  offersSystem: boolean;
};

async function bundle(folder: string, define: Record<string, string>): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, folder, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    legalComments: 'none',
    tsconfigRaw: {},
    define,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * The starter as one classic script, the same on every page.
 *
 * @throws Error when it does not compile
 */
export const bundleStarter = ({offersSystem}: StarterOptions): Promise<string> =>
  bundle('starter', {OFFERS_SYSTEM: String(offersSystem)});

/** The loader, which the starter asks for, as one classic script. */
export const bundleLoader = (): Promise<string> => bundle('loader', {});
