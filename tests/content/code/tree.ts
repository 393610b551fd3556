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
 * @param language language of the fences
 * @param grammar name of the grammar's file, without `tree-sitter-` and `.wasm`
 */
export async function treeRuleOf(language: string, grammar: string): Promise<Rule> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return (page) =>
    fencesOf(page, language).flatMap(({value, line}): Finding[] => {
      const tree = parser.parse(value);
      const mistake = tree && mistakeOf(tree.rootNode);
      if (tree && !mistake) return [];
      const row = mistake?.startPosition.row ?? 0;
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
