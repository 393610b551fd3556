/** VitePress with its default theme and its local search. */
import type {Corpus} from '../corpus';
import {markdownOf, picture, picturePath} from '../corpus/page';
import type {Peer} from './peer';

const version = '1.6.4';
const program = 'node_modules/vitepress/bin/vitepress.js';

const config = ({sections}: Corpus) => {
  const sidebar = sections.map(({title, pages}) => ({
    text: title,
    items: pages.map((page) => ({text: page.title, link: page.path})),
  }));
  return `export default {
  title: 'Corpus',
  cleanUrls: true,
  themeConfig: {
    search: {provider: 'local'},
    nav: [{text: 'Documentation', link: '${sections[0]?.pages[0]?.path}'}],
    sidebar: ${JSON.stringify(sidebar)},
  },
};
`;
};

export const vitepress: Peer = {
  name: `VitePress ${version}`,
  id: 'vitepress',
  manifest: {
    name: 'vitepress-site',
    private: true,
    type: 'module',
    dependencies: {vitepress: version, vue: '3.5.22'},
  },
  files: (corpus) =>
    new Map<string, string | Buffer>([
      ['.vitepress/config.js', config(corpus)],
      ['index.md', `# Corpus\n\n[Read the documentation](${corpus.pages[0]?.path})\n`],
      [`public${picturePath}`, picture()],
      ...corpus.pages.map(
        (page) => [`${page.path.slice(1)}.md`, markdownOf(page, {hasHeading: true})] as const,
      ),
    ]),
  build: {program: process.execPath, args: [program, 'build']},
  output: '.vitepress/dist',
  caches: ['.cache', '.vite', '.vitepress'],
};
