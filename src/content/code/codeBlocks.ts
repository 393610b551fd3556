import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readFence, type Fence} from './readFence';
import {highlightedLines} from './highlight';

/** The code element of a block that came from fences. */
function codeOf({tagName, children}: Element): Element | undefined {
  const [code] = children;
  return tagName === 'pre' && code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** The word after the fence. */
function languageOf({properties}: Element): string {
  const names = [properties.className].flat().map(String);
  return (
    names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
  ).toLowerCase();
}

function htmlOf({code, classes, firstNumber}: Fence, language: string): string {
  const lines = highlightedLines(code, language);
  return lines
    .map((line, index) => {
      const number = firstNumber === undefined ? '' : `<span data-line="${firstNumber + index}"></span>`;
      const text = number + line + (index < lines.length - 1 ? '\n' : '');
      const mark = classes.get(index);
      return mark ? `<span class="${mark}">${text}</span>` : text;
    })
    .join('');
}

/** Gives each code block to `src/content/ui/CodeBlock` as HTML, coloured, with its title, its language and its marked lines. */
export function codeBlocks() {
  return (root: Root): void => {
    visit(root, 'element', (block) => {
      const element = codeOf(block);
      if (!element) return;
      const language = languageOf(element);
      const meta = String(element.properties.metastring ?? '');
      const fence = readFence(toString(element).replace(/\n$/, ''), language, meta);
      block.properties = {title: fence.title, language, html: htmlOf(fence, language)};
      block.children = [];
    });
  };
}
