/** What `docusaurus.config.ts` takes of the content. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteAddress} from '../site/base';
import {codeBlocks} from './code/codeBlocks';
import {downloads} from './downloads/downloads';
import {emitFiles} from './downloads/emitFiles';
import {terms} from './glossary';
import {families} from './markdown/families';
import {admonitionTitles, lists, tables, unresolvedLinks} from './markdown/rehype';
import {figures, labels} from './markdown/remark';
import {systemTabs} from './markdown/systems';
import {glossaryTerms} from './markdown/terms';

export {parseFrontMatter} from './asksIn';
export {contentsFold} from './markdown/contentsFold';
export {insertContent} from './insertions/insert';

/** What our Markdown means beyond CommonMark, for every content plugin. */
export const ourMarkdown = {
  beforeDefaultRemarkPlugins: [figures, labels, glossaryTerms, systemTabs],
  rehypePlugins: [admonitionTitles, codeBlocks, lists, tables, unresolvedLinks, families],
};

const name = 'content-downloads';

type Made = {terms: typeof terms; downloads: typeof downloads};

/** Publishes the files that are made from data, and shows the cards of the glossary. */
export function content({siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const {madeAnew} = options as {madeAnew?: () => Promise<Made>};
  let made: Made = {terms, downloads};
  return {
    name,
    getPathsToWatch: () => ['docs/**/_*.{json,yml}', 'docs/**/_*/*.{json,yml}'],
    async loadContent() {
      if (madeAnew) made = await madeAnew();
    },
    // Cards show them in a browser, which reads no YAML.
    async contentLoaded({actions}) {
      const shown = made.terms.map(({id, term, definition}) => ({id, term, definition}));
      await actions.createData('terms.json', shown);
    },
    getClientModules: () => [path.resolve(__dirname, 'glossary/ui')],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {plugins: [emitFiles(name, () => made.downloads(siteAddress(siteConfig.url, baseUrl)))]},
  };
}
