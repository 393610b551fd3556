/** From the content of a page to Markdown: CommonMark with the extensions of GitHub. */
import type {Element as PageElement} from 'domhandler';
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as write, type Options} from 'mdast-util-to-markdown';
import {toMdast} from 'hast-util-to-mdast';
import {settleDepths} from './depths';
import {fromPage, type Address} from './fromPage';
import {handlers} from './handlers';

/** Columns are not aligned by spaces: an agent pays for each space. */
const options: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '_',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
};

/**
 * @param root element that holds the content of a page
 * @param address turns an address of the page into one that works elsewhere
 */
export function toMarkdown(root: PageElement, address: Address): string {
  const tree = toMdast({type: 'root', children: [fromPage(root, address)]}, {handlers}) as Root;
  settleDepths(tree);
  return write(tree, options);
}
