import type {Compiler, WebpackPluginInstance} from 'webpack';

/** A file of the published site. */
export type EmittedFile = {
  /** Address on the site, from its root. */
  path: string;
  text: string;
};

/**
 * @param name of the plugin that emits
 * @returns a plugin of the bundler that adds files to what it writes, so that `npm start` serves them as well as a build
 */
export function emitFiles(name: string, files: readonly EmittedFile[]): WebpackPluginInstance {
  return {
    apply({hooks, webpack}: Compiler) {
      hooks.thisCompilation.tap(name, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({name, stage}, () => {
          for (const {path, text} of files)
            compilation.emitAsset(path.slice(1), new webpack.sources.RawSource(text));
        });
      });
    },
  };
}
