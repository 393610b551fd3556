/** What the site and the commands say keeps the rule of plain words, as pages do. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {stiffPhrases} from '../../../src/rules/plain-words';

/** Its samples are what the rule refuses. */
const rule = 'src/rules/plain-words.ts';

const isPath = ({parent}: ts.Node) => ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

const textOf = (node: ts.Node): string | undefined =>
  (ts.isStringLiteralLike(node) && !isPath(node)) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

/** @returns the phrases of the rule in texts of a source, as `file:line "phrase"` */
function stiffIn(name: string, source: string): string[] {
  if (!stiffPhrases.some(([phrase]) => source.search(phrase) >= 0)) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node) ?? '';
    const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
    for (const [phrase] of stiffPhrases)
      for (const [match] of text.matchAll(phrase)) found.push(`${name}:${line + 1} "${match}"`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('sees texts, not paths of modules', () => {
  const source =
    "import './mend';\nthrow Error(`Fix it: ${what} is not signed anew.`);\n<p>It stands in a list.</p>;";
  expect(stiffIn('a.tsx', source)).toEqual(['a.tsx:2 "anew"', 'a.tsx:3 "stands in"']);
});

it('messages of the site and the commands are plain', () => {
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join('src', name))
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && name !== rule);
  expect(files.sort().flatMap((name) => stiffIn(name, readFileSync(name, 'utf8')))).toEqual([]);
});
