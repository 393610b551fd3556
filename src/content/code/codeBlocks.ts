import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readFence} from './readFence';
import {highlightedLines} from './highlight';

/** The word after the fence. */
function languageOf({properties}: Element): string {
  const names = [properties.className].flat().map(String);
  const language = names.find((name) => name.startsWith('language-')) ?? 'language-text';
  return language.slice('language-'.length).toLowerCase();
}

type Fence = ReturnType<typeof readFence>;

function htmlOf({code, classes, firstNumber}: Fence, language: string): string {
  const lines = highlightedLines(code, language).map((line, index, {length}) => {
    const number = firstNumber === undefined ? '' : `<span data-line="${firstNumber + index}"></span>`;
    const mark = classes.get(index);
    const text = number + line + (index < length - 1 ? '\n' : '');
    return mark ? `<span class="${mark}">${text}</span>` : text;
  });
  return lines.join('');
}

/** Gives each code block to `src/content/ui/CodeBlock` as HTML, coloured, with its title, its language and its marked lines. */
export function codeBlocks() {
  return (root: Root): void => {
    visit(root, 'element', (block) => {
      const [element] = block.children;
      if (block.tagName !== 'pre' || element?.type !== 'element' || element.tagName !== 'code') return;
      const language = languageOf(element);
      const meta = String(element.properties.metastring ?? '');
      const fence = readFence(toString(element).replace(/\n$/, ''), language, meta);
      block.properties = {title: fence.title, language, html: htmlOf(fence, language)};
      block.children = [];
    });
  };
}
