/** Facts as texts: the part of the insertions that needs no blocks, so that blocks may use it. */
import {facts} from '../facts';
import {roleTexts} from '../permissions';
import {siteLanguage} from '../../site/language';

/** An insertion: the mark of a block, if it is one, and the name. */
export const insertion = /\{\{(block )?([a-zA-Z][\w.]*)\}\}/g;

type Tree = {readonly [key: string]: string | number | Tree};

function leaves(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object'
      ? leaves(value, `${prefix}${key}.`)
      : [[prefix + key, typeof value === 'number' ? value.toLocaleString(siteLanguage) : value]],
  );
}

/** Every fact by its dotted name, as pages show it: 1000 is "1,000"; `roles.manage` is who may manage. */
export const factTexts: ReadonlyMap<string, string> = new Map(leaves({...facts, roles: roleTexts}));

/** Puts facts into a text and leaves blocks out, so that every line stays where it is in the file. */
export function insertFacts(text: string): string {
  return text.replace(insertion, (whole, kind: string | undefined, name: string) =>
    kind ? '' : (factTexts.get(name) ?? whole),
  );
}

/**
 * @param markdown one or more sentences
 * @returns it as plain text for files and cards, facts inserted; links become their text, because an address inside a
 *   sentence would only be right on the page
 */
export function plainText(markdown: string): string {
  return insertFacts(markdown)
    .replace(/:ui\[([^\]]*)\]|\*\*([^*]+)\*\*/g, '$1$2')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1');
}
