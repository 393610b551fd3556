import path from 'node:path';
import {build} from 'esbuild';
import {browsers} from '../site/browsers';

/**
 * Bundles a service worker as one classic script: Firefox has no workers that are modules.
 *
 * @param name of its file beside this one
 * @param baseUrl folder of the site on its host
 * @throws Error when it does not compile
 */
export async function bundleWorker(name: string, baseUrl: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(__dirname, name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    legalComments: 'none',
    tsconfigRaw: {},
    define: {
      'process.env.NODE_ENV': '"production"',
      __webpack_public_path__: JSON.stringify(baseUrl),
    },
  });
  return outputFiles[0]?.text ?? '';
}
