import {codeBlocks} from '../code/codeBlocks';
import {admonitionTitles, linkLists, tables, unresolvedLinks} from './rehype';
import {figures, labels, moments} from './remark';
import {systemTabs} from './systems';
import {glossaryTerms} from './terms';

/** What our Markdown means beyond CommonMark, for every content plugin. */
export const ourMarkdown = {
  beforeDefaultRemarkPlugins: [figures, labels, moments, glossaryTerms, systemTabs],
  rehypePlugins: [admonitionTitles, codeBlocks, linkLists, tables, unresolvedLinks],
};
