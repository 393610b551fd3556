/** From the tree of a built page to the one that hast-util-to-mdast reads. */
import {isTag, isText, type ChildNode, type Element as PageElement} from 'domhandler';
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {isChrome, isDiagram} from './chrome';

/** Gives an address that works outside the page. */
export type Address = (value: string) => string;

const addressed = ['href', 'src'] as const;

/** Columns say in their style how they are aligned, which the library reads from an older attribute. */
const alignment = /text-align:\s*(left|right|center)/;

function attributesOf({attribs}: PageElement, address: Address): Record<string, string> {
  const attributes: Record<string, string> = {...attribs};
  const align = alignment.exec(attributes.style ?? '')?.[1];
  if (align) attributes.align = align;
  for (const name of addressed) if (attributes[name]) attributes[name] = address(attributes[name]);
  return attributes;
}

const textIn = (node: ChildNode): string =>
  isText(node) ? node.data : isTag(node) ? node.children.map(textIn).join('') : '';

/** Code as it is copied: thousands of coloured words become one text. */
const codeOf = (pre: PageElement): ElementContent[] =>
  pre.children.map((child) =>
    isTag(child) ? h(child.name, child.attribs, textIn(child)) : {type: 'text', value: textIn(child)},
  );

/** Of a drawing, only its title and its description are read: its source says the rest. */
const wordsOfDrawing = ({children}: PageElement): PageElement[] =>
  children
    .filter(isTag)
    .flatMap((child) => (child.name === 'title' || child.name === 'desc' ? [child] : wordsOfDrawing(child)));

function convert(node: ChildNode, address: Address, isWhole: boolean): ElementContent[] {
  if (isText(node)) return [{type: 'text', value: node.data}];
  if (!isTag(node) || (!isWhole && isChrome(node))) return [];
  const children =
    node.name === 'pre'
      ? codeOf(node)
      : (node.name === 'svg' ? wordsOfDrawing(node) : node.children).flatMap((child) =>
          convert(child, address, isWhole || isDiagram(node)),
        );
  return [h(node.name, attributesOf(node, address), ...children)];
}

/**
 * @param root element that holds the content of a page; it stays as it is
 * @param address turns an address of the page into one that works elsewhere
 * @returns the content without the frame and the controls of the page
 */
export const fromPage = (root: PageElement, address: Address): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {},
  children: root.children.flatMap((child) => convert(child, address, false)),
});
