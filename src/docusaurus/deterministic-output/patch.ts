/** The same sources make the same bytes in every folder: `npm run test:reproducible` builds a copy elsewhere. */
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {Patch} from '../patch';

/**
 * Docusaurus asks for a picture of a page with the place of a loader among the options, and the bundler numbers the
 * picture by what was asked for.
 *
 * @param request such as `!/place/url-loader.js?fallback=/place/node_modules/file-loader/dist/cjs.js!./picture.svg`
 * @returns the request with the name of that loader in place of its path
 */
export function withoutPaths(request: string): string {
  return request.replace(/fallback=[^&!]*[\\/]node_modules[\\/](file-loader)[\\/][^&!]*/, 'fallback=$1');
}

/**
 * The runtime is minified while the names of chunks in it still depend on the folder, and the minimizer names variables by
 * the frequency of letters: here it names them in alphabetical order.
 */
const runtimeMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    include: /runtime~main\./,
    // Their types disagree: the bundler hands on what SWC knows, and does not name all of it.
    minimizerOptions: {
      minify: true,
      ...getSwcJsMinimizerOptions(),
      mangle: {disableCharFreq: true},
    } as object,
  });

function deterministicOutput(): Plugin {
  return {
    name: 'deterministic-output',
    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      // The minimizer of all scripts leaves alone what has been made smaller before it.
      mergeStrategy: {'optimization.minimizer': 'prepend'},
      ...(mode === 'production' && !isServer && {optimization: {minimizer: [runtimeMinimizer() as never]}}),
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /[?&]fallback=/,
          (asked: {request: string}) => (asked.request = withoutPaths(asked.request)),
        ),
      ],
    }),
  };
}

export const deterministicOutputPatch: Patch = {
  name: 'deterministic-output',
  kind: 'behaviour',
  targets: [],
  versions: ['3.8.1', '3.10.2'],
  why: 'The bundler numbers pictures by the absolute path of a loader, and names variables by the letters of file names: a build in another folder had other bytes.',
  gain: 'The same bytes from the same sources in every folder.',
  proof: 'Builds of two folders have the same files.',
  until:
    'Docusaurus names its loaders without their paths, and the minimizer counts letters after names are final.',
  plugin: deterministicOutput,
};
