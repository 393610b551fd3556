import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {downloads, type Download} from '../../content/downloads';

const name = 'content-downloads';

/** Adds files to what the bundler writes, so that `npm start` serves them as well as a build. */
function emitting(files: Download[]): WebpackPluginInstance {
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

/** Publishes the files that are made from the typed sources of `src/content`. */
export default function contentDownloads({siteConfig}: LoadContext): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [emitting(downloads(siteConfig.url))]},
  };
}
