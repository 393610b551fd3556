import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {codeBlocks} from '../../../../src/content/code/codeBlocks';

/** As Docusaurus does: the words after the language are a property of the code. */
function treeOf(markdown: string): Root {
  const source = fromMarkdown(markdown);
  visit(source, 'code', (code) => {
    code.data = {hProperties: {metastring: code.meta}};
  });
  const tree = toHast(source) as Root;
  codeBlocks()(tree);
  return tree;
}

const block = (markdown: string) => treeOf(markdown).children[0] as Element;

it('gives a block to the theme as HTML', () => {
  expect(block('```JSON title="a.json" {2}\n{\n  "a": 1\n}\n```')).toMatchObject({
    tagName: 'pre',
    children: [],
    properties: {
      title: 'a.json',
      language: 'json',
      html: '{\n<span class="code-highlighted">  <span class="code-name">"a"</span>: <span class="code-number">1</span>\n</span>}',
    },
  });
});

it('a block without a language is text', () => {
  expect(block('    a < b').properties).toMatchObject({language: 'text', html: 'a &lt; b'});
});

it('leaves code inside a sentence alone', () => {
  expect(block('The `code` here')).toMatchObject({tagName: 'p', children: [{}, {tagName: 'code'}, {}]});
});
