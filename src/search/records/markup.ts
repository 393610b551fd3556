/** What the markup of a page means for its text: which parts are text, and where words end. */
import {isTag, isText, type ChildNode, type Element} from 'domhandler';

const chromeNames = new Set(['nav', 'button', 'script', 'style', 'template']);

/** Icons are chrome; the words of a drawing (src/diagrams) are text. */
const isIcon = ({name, attribs}: Element) => name === 'svg' && attribs.class !== 'drawing';

/** Docusaurus's parts of a page that are no text of it. */
const chromeClass = /\b(?:hash-link|theme-edit-this-page|theme-doc-(?:toc-mobile|version-badge|footer))\b/;

/** Parts of a page that are chrome, not text; a page marks its own with `data-search-ignore`. */
export function isChrome(element: Element): boolean {
  const {name, attribs} = element;
  return (
    chromeNames.has(name) ||
    isIcon(element) ||
    'data-search-ignore' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    chromeClass.test(attribs.class ?? '')
  );
}

const inlineNames = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The space between two elements: none inside a line, so that highlighting tears no word apart. */
export const gapAround = ({name}: Element): string => (inlineNames.has(name) ? '' : ' ');

/** Text in one line, without the invisible character of Docusaurus's links to headings. */
export function clean(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function piecesOf(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isChrome(node)) return '';
  const gap = gapAround(node);
  return `${gap}${node.children.map(piecesOf).join('')}${gap}`;
}

/** The text of an element in one line. */
export function textOf(element: Element): string {
  return clean(piecesOf(element));
}

/** The element that another one opens with; undefined when that is text, or nothing. */
export function opening(element: Element): Element | undefined {
  const first = element.children.find((child) => isTag(child) || (isText(child) && child.data.trim()));
  return first && isTag(first) ? first : undefined;
}
