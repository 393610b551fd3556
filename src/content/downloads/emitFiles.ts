import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';

/** A file of the published site: its address, from the root, and what it holds. */
export type EmittedFile = {path: string; text: string};

/**
 * @param name of the plugin that emits
 * @param files or what makes them once all modules are in their chunks
 * @returns a plugin of the bundler that adds files to what it writes, so that `npm start` serves them as well as a build
 */
export function emitFiles(
  name: string,
  files: readonly EmittedFile[] | ((compilation: Compilation) => readonly EmittedFile[]),
): WebpackPluginInstance {
  return {
    apply({hooks, webpack}: Compiler) {
      hooks.thisCompilation.tap(name, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({name, stage}, () => {
          for (const {path, text} of typeof files === 'function' ? files(compilation) : files)
            compilation.emitAsset(path.slice(1), new webpack.sources.RawSource(text));
        });
      });
    },
  };
}
