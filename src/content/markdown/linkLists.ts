import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

const isSpace = (node: ElementContent) => node.type === 'text' && !node.value.trim();

const partsOf = ({children}: Element) => children.filter((child) => !isSpace(child));

const isElement = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

/** An entry that is a link and nothing else. */
function isLink(item: ElementContent): boolean {
  if (!isElement(item, 'li')) return false;
  const [link, ...rest] = partsOf(item);
  return link !== undefined && !rest.length && isElement(link, 'a');
}

/** Marks lists of links only, whose entries get the size of a touch target (src/css/content.css). */
export function linkLists() {
  return (root: Root): void => {
    visit(root, 'element', (list) => {
      if (list.tagName === 'ul' && partsOf(list).every(isLink)) list.properties.className = ['links'];
    });
  };
}
