import fieldStyles from '../ApiField/styles.module.css';
import {FieldTree} from './fieldTree';

export type Act = 'open' | 'close' | 'find' | 'next';

const trees = new WeakMap<Element, FieldTree>();

function treeBeside(tools: Element): FieldTree {
  const known = trees.get(tools);
  const tree =
    known ?? new FieldTree(tools.parentElement ?? tools, `.${CSS.escape(fieldStyles.field ?? '')}`);
  trees.set(tools, tree);
  return tree;
}

/** What is told of a search; nothing while the field is empty. */
function told(wanted: string, count: number): string {
  if (!wanted.trim()) return '';
  return count === 0 ? 'No field has it.' : count === 1 ? 'One field.' : `${count} fields.`;
}

/**
 * @param tools the controls, which stand beside the trees and hold the words that are looked for
 * @returns what is to be told; undefined when nothing has changed of it
 */
export function actOn(tools: Element, act: Act): string | undefined {
  const tree = treeBeside(tools);
  if (act === 'find') {
    const wanted = tools.querySelector('input')?.value ?? '';
    return told(wanted, tree.find(wanted));
  }
  if (act === 'next') tree.next();
  else tree.setAll(act === 'open');
  return undefined;
}
