import {codeBlocks} from '../code/rehype';
import {figures} from './figures';
import {labels} from './labels';

/** What our Markdown means beyond CommonMark, for every content plugin. */
export const ourMarkdown = {beforeDefaultRemarkPlugins: [figures, labels], rehypePlugins: [codeBlocks]};
