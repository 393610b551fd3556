import {codeBlocks} from '../code/codeBlocks';
import {figures} from './figures';
import {labels} from './labels';
import {linkLists} from './linkLists';
import {tables} from './tableNames';
import {unresolvedLinks} from './unresolvedLinks';

/** What our Markdown means beyond CommonMark, for every content plugin. */
export const ourMarkdown = {
  beforeDefaultRemarkPlugins: [figures, labels],
  rehypePlugins: [codeBlocks, linkLists, tables, unresolvedLinks],
};
