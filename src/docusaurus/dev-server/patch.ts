import type {Patch} from '../patch';

/** Applied by src/dev/plugin.ts, which is what `npm start` does beyond Docusaurus. */
export const devServerPatch: Omit<Patch, 'plugin'> = {
  name: 'dev-server',
  kind: 'speed',
  targets: [
    {module: '@docusaurus/core/lib/commands/start/webpack.js', has: /devServer/},
    {module: '@docusaurus/core/lib/server/codegen/codegenRoutes.js', has: /require\.resolveWeak/},
  ],
  versions: ['3.8.1', '3.10.2'],
  why: 'Docusaurus compiles all pages before the first one shows, and watches twelve thousand paths of packages again after every change.',
  gain: 'At 500 pages the first page takes 18.7 s of CPU in place of 41.0 and 622 MB in place of 1,205, a save 0.36 s in place of 1.05.',
  proof: 'registry.ts stops the server at an entry of another shape.',
  until: 'Docusaurus has lazy compilation of its own.',
};
