import {codeBlocks} from '../code/rehype';
import {figures} from './figures';
import {labels} from './labels';
import {linkLists} from './links';
import {tables} from './tables';
import {unresolvedLinks} from './unresolved';

/** What our Markdown means beyond CommonMark, for every content plugin. */
export const ourMarkdown = {
  beforeDefaultRemarkPlugins: [figures, labels],
  rehypePlugins: [codeBlocks, linkLists, tables, unresolvedLinks],
};
