/** From the content of a page to Markdown: CommonMark with the extensions of GitHub. */
import type {Element as PageElement} from 'domhandler';
import type {Heading, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as write, type Options} from 'mdast-util-to-markdown';
import {toMdast} from 'hast-util-to-mdast';
import {visit} from 'unist-util-visit';
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

/** Gives labels that become headings their depth. */
function settleDepths(root: Root): void {
  let section = 1;
  visit(root, 'heading', (heading) => {
    if (heading.data?.isBelowSection) heading.depth = Math.min(6, section + 1) as Heading['depth'];
    else section = heading.depth;
  });
}

/**
 * @param root element that holds the content of a page
 * @param address turns an address of the page into one that works elsewhere
 */
export function toMarkdown(root: PageElement, address: Address): string {
  const tree = toMdast({type: 'root', children: [fromPage(root, address)]}, {handlers}) as Root;
  settleDepths(tree);
  return write(tree, options);
}
