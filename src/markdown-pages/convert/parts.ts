/** Questions about elements of hast. */
import type {Element, ElementContent, Nodes} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Its class as written. */
export const classOf = ({properties}: Element): string =>
  Array.isArray(properties.className) ? properties.className.join(' ') : '';

/** Text as it stands in the tree, line breaks and all. */
export const rawText = (node: Nodes): string =>
  'children' in node ? node.children.map(rawText).join('') : node.type === 'text' ? node.value : '';

/** Elements directly below one. */
export const elementsOf = ({children}: Element): Element[] => children.filter(isElement);

/** The first element below that fits, at any depth. */
export function find(node: Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of elementsOf(node)) {
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

export const isBlank = (node: ElementContent): boolean =>
  node.type === 'comment' || (node.type === 'text' && !node.value.trim());

export const bold = (children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});
