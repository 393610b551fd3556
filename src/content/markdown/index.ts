import {codeBlocks} from '../code/codeBlocks';
import {admonitionTitles} from './admonitionTitles';
import {figures} from './figures';
import {labels} from './labels';
import {linkLists} from './linkLists';
import {moments} from './moments';
import {systemTabs} from './systems';
import {tables} from './tableNames';
import {glossaryTerms} from './terms';
import {unresolvedLinks} from './unresolvedLinks';

/** What our Markdown means beyond CommonMark, for every content plugin. */
export const ourMarkdown = {
  beforeDefaultRemarkPlugins: [figures, labels, moments, glossaryTerms, systemTabs],
  rehypePlugins: [admonitionTitles, codeBlocks, linkLists, tables, unresolvedLinks],
};
