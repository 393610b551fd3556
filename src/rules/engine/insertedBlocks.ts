/** Runs rules on the blocks of src/content that are inserted into a page. */
import {blocks} from '../../content/contract.node';
import {parsePage, type Page} from './page';
import type {Problem} from './rule';
import {linesOf} from './pageText';

type InsertedBlock = {
  /** Of its insertion, in the page. */
  line: number;
  page: Page;
};

const known = new WeakMap<Page, InsertedBlock[]>();

function read({path, source}: Page): InsertedBlock[] {
  if (!source.includes('{{block ')) return [];
  return linesOf(source).flatMap(({value, line}) => {
    const text = blocks.get(/^\{\{block (\S+)\}\}$/.exec(value)?.[1] ?? '')?.();
    return text === undefined ? [] : [{line, page: parsePage(path, text)}];
  });
}

/** @returns the blocks that a page inserts, each at its line */
function blocksOf(page: Page): InsertedBlock[] {
  const all = known.get(page) ?? read(page);
  known.set(page, all);
  return all;
}

/**
 * @param problemsOf what a rule finds in a page
 * @returns what it finds in the blocks of a page, each at the line of its insertion
 */
export function ofBlocks(page: Page, problemsOf: (block: Page) => Problem[]): Problem[] {
  return blocksOf(page).flatMap(({line, page: block}) =>
    problemsOf(block).map(({message, remedy}) => ({line, message, remedy: `in src/content, ${remedy}`})),
  );
}
