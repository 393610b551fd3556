import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Names each table after the heading above it, numbered if there are several: a scrolling frame is a landmark, and
 * landmarks need unique names.
 */
export function tables() {
  return (root: Root): void => {
    const seen = new Map<string, number>();
    let heading = '';
    visit(root, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element);
      if (element.tagName !== 'table') return;
      const count = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, count);
      const kind = count > 1 ? `Table ${count}` : 'Table';
      element.properties.ariaLabel = heading ? `${kind}: ${heading}` : kind;
    });
  };
}
