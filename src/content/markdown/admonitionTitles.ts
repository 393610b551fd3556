import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Gives the title of an admonition that holds more than text (a link, a term, code) its name back: in `.md` files
 * Docusaurus reads the tree as HTML (rehype-raw), which makes the name lower case, and then its theme does not find it.
 */
export function admonitionTitles() {
  return (root: Root): void => {
    visit(root, 'element', (element) => {
      if (element.tagName === 'mdxadmonitiontitle') element.tagName = 'mdxAdmonitionTitle';
    });
  };
}
