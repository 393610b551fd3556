/** Facts as texts: the part of the insertions that needs no blocks, so that blocks may use it. */
import {facts} from '../facts';

/** An insertion: the mark of a block, if it is one, and the name. */
export const insertion = /\{\{(block )?([a-zA-Z][\w.]*)\}\}/g;

type Tree = {readonly [key: string]: string | number | Tree};

function leaves(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object'
      ? leaves(value, `${prefix}${key}.`)
      : [[prefix + key, typeof value === 'number' ? value.toLocaleString('en-GB') : value]],
  );
}

/** Every fact by its dotted name, as pages show it: 1000 is "1,000". */
export const factTexts: ReadonlyMap<string, string> = new Map(leaves(facts));

/** Puts facts into a text and leaves blocks out, so that every line stays where it is in the file. */
export function insertFacts(text: string): string {
  return text.replace(insertion, (whole, kind: string | undefined, name: string) =>
    kind ? '' : (factTexts.get(name) ?? whole),
  );
}
