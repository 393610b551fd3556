import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Patch} from '../patch';
import type {Proof} from '../proof';
import {replacement} from '../replacement';

function noPrism(_context: LoadContext, proof: Proof): Plugin {
  return {
    name: 'no-prism',
    configureWebpack: (_, __, {currentBundler}) => ({
      plugins: [
        replacement(
          currentBundler,
          {
            asked: /theme-classic[\\/]lib[\\/]prism-include-languages/,
            by: 'client-modules.js',
            // The bundler's own `false` would be numbered by the absolute path of the module.
            ours: require.resolve('../nothing'),
          },
          proof,
        ),
        proof.check as never,
      ],
    }),
  };
}

export const noPrismPatch: Patch = {
  name: 'no-prism',
  kind: 'speed',
  targets: [{module: '@docusaurus/theme-classic/lib/prism-include-languages.js', has: /prism/}],
  versions: ['3.8.1', '3.10.2'],
  why: 'The theme brings Prism and its grammars to every page; code is coloured by the build (src/content/code).',
  gain: '22.4 kB of Prism, 17 % of the scripts that start React.',
  proof: 'The client module of the theme was replaced.',
  until: 'The theme brings Prism with a code block, and not with every page.',
  plugin: noPrism,
};
