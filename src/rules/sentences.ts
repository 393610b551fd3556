import type {Paragraph, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './page';
import type {Problem, Rule} from './rule';
import {placeOf} from './text';

/** Words in a sentence, as GOV.UK's style guide has it. */
const longest = 25;

/** A paragraph as it is read: code and insertions are one word each. */
const proseOf = ({children}: Paragraph | TableCell): string =>
  children
    .map((child) => (child.type === 'inlineCode' ? 'code' : textOf(child)))
    .join('')
    .replace(/^:::.*$/gm, '.')
    .replace(/\{\{[^}]*\}\}/g, 'fact')
    .replace(/<[^>]*>|:ui(?=\[)|\{#[^}]*\}|\(code\)/g, '');

const lengthOf = (sentence: string): number =>
  sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu)?.length ?? 0;

function tooLong(node: Paragraph | TableCell): Problem[] {
  return proseOf(node)
    .split(/(?<=[.!?:][”’"')\]]*)\s+/)
    .filter((sentence) => lengthOf(sentence) > longest)
    .map((sentence) => ({
      ...placeOf(node),
      message: `The sentence "${sentence.trim().slice(0, 40)}…" has ${lengthOf(sentence)} words.`,
      remedy: `make two of it, with ${longest} words at most.`,
    }));
}

/** Sentences have 25 words at most, and steps no semicolon. */
export const sentences: Rule = {
  name: 'sentences',
  page({tree}: Page) {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'tableCell') problems.push(...tooLong(node));
      if (node.type !== 'list' || !node.ordered) return;
      for (const step of node.children.flatMap(({children}) => children))
        if (step.type === 'paragraph' && /;(?=\s|$)/.test(proseOf(step)))
          problems.push({
            ...placeOf(step),
            message: 'A step has a semicolon.',
            remedy: 'end the sentence; one action is one step.',
          });
    });
    return problems;
  },
};
