import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A link to a Markdown file that Docusaurus has resolved leads to an address by now. */
const unresolved = /^(?![a-z][a-z0-9+.-]*:|\/\/)[^?#]+\.mdx?(?:[?#]|$)/i;

/**
 * A link to a Markdown file that is not there only warns (specification, section 5): Docusaurus has warned of it by now,
 * and would stop the build over the same link as a broken one.
 */
export function unresolvedLinks() {
  return (root: Root): void => {
    visit(root, 'element', ({tagName, properties}) => {
      if (tagName === 'a' && unresolved.test(String(properties.href)))
        properties['data-noBrokenLinkCheck'] = true;
    });
  };
}
