/** Fences that a Tree-sitter grammar reads: PowerShell, C# and Java have no parser in Node itself. */
import {createRequire} from 'node:module';
import path from 'node:path';
import treeSitter, {type Node} from '@vscode/tree-sitter-wasm';
import {fencesOf, type Finding, type Rule} from '../corpus';

const {Language, Parser} = treeSitter;
const folder = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));

/** The first node that the grammar could not place, or that it had to make up. */
function mistakeOf(node: Node): Node | undefined {
  if (node.isError || node.isMissing) return node;
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    const mistake = child && mistakeOf(child);
    if (mistake) return mistake;
  }
  return node;
}

/**
 * @param grammar name of the grammar's file, without `tree-sitter-` and `.wasm`
 * @returns finds the row of the first mistake in a program; undefined where there is none
 */
export async function treeReader(grammar: string): Promise<(code: string) => number | undefined> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return (code) => {
    const tree = parser.parse(code);
    const mistake = tree && mistakeOf(tree.rootNode);
    return tree && !mistake ? undefined : (mistake?.startPosition.row ?? 0);
  };
}

/**
 * @param language language of the fences
 * @param grammar see `treeReader`
 */
export async function treeRuleOf(language: string, grammar: string): Promise<Rule> {
  const rowOf = await treeReader(grammar);
  return (page) =>
    fencesOf(page, language).flatMap(({value, line}): Finding[] => {
      const row = rowOf(value);
      if (row === undefined) return [];
      return [
        {
          path: page.path,
          line: line + row,
          message: `This is not ${language}: ${value.split('\n')[row]?.trim() ?? ''}`,
          remedy: 'correct it; a reader copies it as it stands.',
        },
      ];
    });
}
