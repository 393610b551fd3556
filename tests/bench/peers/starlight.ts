/** Starlight as its template has it: Pagefind is its search, and its sidebar is made from the folders. */
import {markdownOf, picture, picturePath} from '../corpus/page';
import type {Peer} from './peer';

const version = '0.42.4';

/** Astro 7 needs Node 22; the package `node` brings one for this site alone. */
const node = 'node_modules/node/bin/node';
const program = 'node_modules/astro/bin/astro.mjs';

const config = `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.com',
  devToolbar: {enabled: false},
  integrations: [starlight({title: 'Corpus'})],
});
`;

const collections = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

const content = 'src/content/docs';

export const starlight: Peer = {
  name: `Starlight ${version}`,
  id: 'starlight',
  manifest: {
    name: 'starlight-site',
    private: true,
    type: 'module',
    dependencies: {'@astrojs/starlight': version, astro: '7.3.5', node: '22.23.3', sharp: '0.35.5'},
  },
  files: ({pages}) =>
    new Map<string, string | Buffer>([
      ['astro.config.mjs', config],
      ['src/content.config.ts', collections],
      [`${content}/index.md`, `---\ntitle: Corpus\n---\n\n[Read the documentation](${pages[0]?.path})\n`],
      [`public${picturePath}`, picture()],
      ...pages.map((page) => [`${content}${page.path}.md`, markdownOf(page, {hasHeading: false})] as const),
    ]),
  build: {program: node, args: [program, 'build']},
  output: 'dist',
  caches: ['.cache', '.vite', '.astro'],
};
