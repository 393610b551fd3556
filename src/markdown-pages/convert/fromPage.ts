/** From the tree of a built page to the one that hast-util-to-mdast reads. */
import {isTag, isText, type ChildNode, type Element as PageElement} from 'domhandler';
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {DomUtils} from 'htmlparser2';

/** Gives an address that works outside the page. */
export type Address = (value: string) => string;

/** Navigation, controls, pictures of the frame, and what is never shown. */
const names = new Set(
  'nav button form label input select textarea svg script style template link meta'.split(' '),
);

/** Docusaurus's own: the link of a heading to itself, the contents on a phone, the link to the source. */
const classes =
  /(?:^| )(?:hash-link|theme-doc-toc-mobile|theme-edit-this-page|needs-script|data-footnote-backref)(?: |$)/;

/** The link of a field of an API to itself. */
const isOwnLink = ({name, attribs}: PageElement) =>
  name === 'a' && 'data-search-ignore' in attribs && !!attribs.href?.startsWith('#');

/** Hidden until something happens; a panel of tabs is hidden only while another one is chosen. */
const isHidden = ({attribs}: PageElement) =>
  attribs['aria-hidden'] === 'true' ||
  'popover' in attribs ||
  attribs.role === 'status' ||
  ('hidden' in attribs && attribs.role !== 'tabpanel');

/** Whether a task is done. */
const isTick = ({attribs}: PageElement) => attribs.type === 'checkbox' && 'disabled' in attribs;

/** A figure with a diagram names itself; its drawing is told by its source. */
const isDiagram = ({attribs}: PageElement): boolean => 'data-diagram' in attribs;

/** @returns whether an element, with all it holds, is left out of the Markdown; a part of a page asks for it with `data-no-twin` */
const isChrome = (element: PageElement): boolean =>
  (names.has(element.name) && !isTick(element)) ||
  'data-no-twin' in element.attribs ||
  classes.test(element.attribs.class ?? '') ||
  isHidden(element) ||
  isOwnLink(element);

/** Columns say in their style how they are aligned, which the library reads from an older attribute. */
const alignment = /text-align:\s*(left|right|center)/;

function attributesOf({attribs}: PageElement, address: Address): Record<string, string> {
  const attributes: Record<string, string> = {...attribs};
  const align = alignment.exec(attributes.style ?? '')?.[1];
  if (align) attributes.align = align;
  for (const name of ['href', 'src']) if (attributes[name]) attributes[name] = address(attributes[name]);
  return attributes;
}

/** Code as it is copied: thousands of coloured words become one text. */
const codeOf = (pre: PageElement): ElementContent[] =>
  pre.children.map((child) =>
    isTag(child)
      ? h(child.name, child.attribs, DomUtils.textContent(child))
      : {type: 'text', value: DomUtils.textContent(child)},
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
