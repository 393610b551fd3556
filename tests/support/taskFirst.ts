/** Where the first task of a page begins, and how much of the page is tables. */
import type {List, ListItem, Nodes, RootContent, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../src/rules/engine/page';

export type Measure = {
  words: number;
  /** Of those, words in tables. */
  inTables: number;
  /** Tables before the first step; all of the page when it has no task. */
  tablesBefore: number;
  /** The heading over the first step, and its line. */
  task?: {heading: string; line: number; screen: number};
};

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** Pixels on a screen of 1440 x 900, measured on the built site. */
const screenHeight = 900;
const top = 230;
const line = {text: 28, code: 22, cell: 27};
const gap = {block: 22, heading: 52, item: 4, cell: 17, code: 58};
/** A screen of the product, and a diagram, at their usual height. */
const picture = 380;
const charactersInLine = 82;

const lines = (text: string, width: number) => Math.max(1, Math.ceil(text.length / width));

function tableHeight({children: rows}: Table): number {
  const columns = rows[0]?.children.length ?? 1;
  // Columns share the width by their longest cell.
  const widest = Array.from({length: columns}, (_, at) =>
    Math.max(8, ...rows.map(({children}) => Math.min(60, textOf(children[at]).length))),
  );
  const whole = widest.reduce((sum, width) => sum + width, 0);
  return rows.reduce((sum, {children}) => {
    const tallest = Math.max(
      ...children.map((cell, at) => {
        const width = Math.max(8, ((widest[at] ?? 8) / whole) * (charactersInLine - 3 * columns));
        return lines(textOf(cell), width);
      }),
    );
    return sum + tallest * line.cell + gap.cell;
  }, gap.block);
}

/** Height of a block in pixels, near enough to tell a screen from the next. */
function heightOf(node: RootContent | ListItem, width = charactersInLine): number {
  switch (node.type) {
    case 'heading':
      return gap.heading + 34;
    case 'table':
      return tableHeight(node);
    case 'code':
      if (node.lang === 'screen' || node.lang === 'mermaid') return picture;
      return node.value.split('\n').length * line.code + gap.code;
    case 'list':
      return node.children.reduce((sum, item) => sum + heightOf(item, width - 4), gap.block);
    case 'listItem':
      return node.children.reduce((sum, child) => sum + heightOf(child, width) - gap.block, gap.item);
    case 'html':
      return 0;
    default:
      return lines(textOf(node), width) * line.text + gap.block;
  }
}

/** A numbered list is a task when its steps name labels in bold, or what to type; others tell an order. */
function isTask(node: RootContent): node is List {
  if (node.type !== 'list' || !node.ordered || node.children.length < 2) return false;
  let acts = false;
  visit(node as Nodes, ['strong', 'code', 'inlineCode'], () => void (acts = true));
  return acts;
}

/** @param page a page of `docs`, its facts inserted */
export function measure({tree}: Page): Measure {
  let words = 0;
  let inTables = 0;
  const count = (nodes: readonly Nodes[]) => {
    let sum = 0;
    for (const node of nodes)
      visit(node, ['text', 'inlineCode'], (leaf) => void (sum += wordsOf((leaf as {value: string}).value)));
    return sum;
  };
  for (const node of tree.children) words += count([node]);
  visit(tree, 'table', (table) => void (inTables += count([table])));

  const at = tree.children.findIndex(isTask);
  const before = at < 0 ? tree.children : tree.children.slice(0, at);
  const tablesBefore = before.filter(({type}) => type === 'table').length;
  if (at < 0) return {words, inTables, tablesBefore};
  const heading = before.filter(({type}) => type === 'heading').at(-1);
  const start = heading ? before.indexOf(heading) : at;
  const pixels = before.slice(0, start).reduce((sum, node) => sum + heightOf(node), top);
  return {
    words,
    inTables,
    tablesBefore,
    task: {
      heading: heading ? textOf(heading) : '',
      line: heading?.position?.start.line ?? 1,
      screen: pixels / screenHeight + 1,
    },
  };
}
