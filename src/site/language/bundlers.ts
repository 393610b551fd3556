/** Both bundlers put the texts in place: that of pages, and that of the scripts which stand apart from React. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Loader, Plugin as EsbuildPlugin} from 'esbuild';
import {currentLocale} from './current';
import {textsOf} from './catalogue';
import {inlined} from './inline';

const sources = path.resolve(__dirname, '../..');

/** Docusaurus's plugin: the texts of a page. */
export default function language({siteDir, i18n}: LoadContext): Plugin {
  const own = textsOf(i18n.currentLocale, siteDir);
  return {
    name: 'language',
    configureWebpack: () => ({
      module: {
        rules: [
          // A site in one language does without it, and without what it imports.
          {resource: /[\\/]LanguageMenu[\\/]/, sideEffects: false},
          {
            resource: /\.tsx?$/,
            include: sources,
            enforce: 'pre',
            loader: require.resolve('./loader.mjs'),
            options: {inline: (file: string, source: string) => inlined(file, source, own)},
          },
        ],
      },
    }),
  };
}

/** The plugin of every bundle that esbuild makes for browsers. */
export const texts: EsbuildPlugin = {
  name: 'texts',
  setup(builder) {
    builder.onLoad({filter: /\.tsx?$/}, async ({path: file}) => {
      if (!file.startsWith(sources + path.sep)) return undefined;
      const contents = inlined(file, await readFile(file, 'utf8'), textsOf(currentLocale()));
      return {contents, loader: path.extname(file).slice(1) as Loader};
    });
  },
};
