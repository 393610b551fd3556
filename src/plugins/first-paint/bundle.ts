import path from 'node:path';
import {build} from 'esbuild';
import {browsers} from '../../config/browsers';
import {search} from '../../config/site';

export type StarterOptions = {
  /** The colour mode may follow the system. */
  offersSystem: boolean;
};

/**
 * The starter as one classic script; `SHEETS` and `SCRIPTS` are left for each page.
 *
 * @throws Error when it does not compile
 */
export async function bundleStarter({offersSystem}: StarterOptions): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'starter', 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    legalComments: 'none',
    tsconfigRaw: {},
    define: {
      OFFERS_SYSTEM: String(offersSystem),
      SEARCH_LABEL: JSON.stringify(search.buttonLabel),
      SEARCH_PLACEHOLDER: JSON.stringify(search.placeholder),
      SEARCH_LENGTH: String(search.maxQueryLength),
    },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
