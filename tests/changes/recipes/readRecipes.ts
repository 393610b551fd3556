/** Reads the recipes of the guide for authors: what each of them does, in order. */
import type {Code, Heading} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {toString} from 'mdast-util-to-string';

/** A block of a recipe: commands, or a file to write, to continue, or to change. */
export type Step =
  | {does: 'run'; line: number; commands: string[]}
  | {does: 'write' | 'append' | 'edit'; line: number; file: string; text: string};

export type Recipe = {name: string; steps: Step[]};

const atEnd = ', at the end';

/** @throws Error when a block names neither a shell nor a file, so that no block of a recipe is left out */
function stepOf({lang, meta, value, position}: Code): Step {
  const line = position?.start.line ?? 0;
  if (lang === 'sh') return {does: 'run', line, commands: value.split('\n').filter(Boolean)};
  const title = /^title="([^"]+)"$/.exec(meta ?? '')?.[1];
  if (!title)
    throw new Error(`src/guides/write.md:${line} A block is neither sh nor names a file as its title.`);
  if (lang === 'diff') return {does: 'edit', line, file: title, text: value};
  return title.endsWith(atEnd)
    ? {does: 'append', line, file: title.slice(0, -atEnd.length), text: `${value}\n`}
    : {does: 'write', line, file: title, text: `${value}\n`};
}

/**
 * @param guide Markdown; its recipes are the sections with a number, such as "### 1. Write a page"
 * @returns the recipes with their blocks, in order
 */
export function readRecipes(guide: string): Recipe[] {
  const recipes: Recipe[] = [];
  let current: Recipe | undefined;
  const begin = (heading: Heading) => {
    const name = toString(heading);
    current = /^\d+\. /.test(name) ? {name, steps: []} : undefined;
    if (current) recipes.push(current);
  };
  for (const node of unified().use(remarkParse).parse(guide).children) {
    if (node.type === 'heading') begin(node);
    if (node.type === 'code') current?.steps.push(stepOf(node));
  }
  return recipes;
}
