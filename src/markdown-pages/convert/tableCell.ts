import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import type {Nodes, PhrasingContent} from 'mdast';

const isBlock = ({type}: Nodes) => /^(paragraph|list|listItem|blockquote|heading)$/.test(type);

/** The lines of what stands in a cell: a cell of Markdown holds one line, in which HTML breaks may stand. */
function linesOf(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node) && 'children' in node) lines.push(...linesOf(node.children), []);
    else lines.at(-1)?.push(node as PhrasingContent);
  }
  return lines.filter((line) => line.length);
}

/** A cell whose paragraphs and lists have become lines. */
export const tableCell: Handle = (state, element) => {
  const cell = defaultHandlers.td(state, element);
  const lines = linesOf(cell.children);
  return {
    ...cell,
    children: lines.flatMap((line, index) => (index ? [{type: 'html', value: '<br>'}, ...line] : line)),
  };
};
