import type {PhrasingContent, Root, Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Bold words that name what follows, such as `**Role**: Owner`, or are all that a cell or paragraph holds. */
function isTerm(
  strong: Strong,
  before: PhrasingContent | undefined,
  after: PhrasingContent | undefined,
): boolean {
  if (before) return false;
  return !after || /[.:]$/.test(toString(strong)) || /^\s*[:.]/.test(toString(after));
}

/**
 * Marks labels of the user interface: authors write both labels and terms in bold, but only a label is inside a
 * sentence.
 */
export function labels() {
  return (root: Root): void => {
    visit(root, 'strong', (strong, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings = parent.children as PhrasingContent[];
      if (isTerm(strong, siblings[index - 1], siblings[index + 1])) return;
      strong.data = {...strong.data, hProperties: {className: ['label']}};
    });
  };
}
