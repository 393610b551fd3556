/** What Markdown means beyond CommonMark: captions and labels. */
import type {PhrasingContent, Root, Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Makes the title of an image that stands alone its caption: `![What it shows](./file.svg "Its caption")`. */
export function figures() {
  return (root: Root): void => {
    visit(root, 'paragraph', (paragraph) => {
      const [image, ...rest] = paragraph.children;
      if (image?.type !== 'image' || !image.title || rest.length) return;
      // mdast has no type for either: `hName` is what mdast-util-to-hast makes of it.
      const caption = {
        type: 'paragraph',
        data: {hName: 'figcaption'},
        children: [{type: 'text', value: image.title}],
      } as unknown as PhrasingContent;
      paragraph.data = {hName: 'figure'};
      paragraph.children = [{...image, title: null}, caption];
    });
  };
}

/** Bold words that name what follows, such as `**Role**: Owner`, or are all that a cell or paragraph holds. */
function isTerm(strong: Strong, siblings: readonly PhrasingContent[], index: number): boolean {
  if (index > 0) return false;
  const after = siblings[1];
  return !after || /[.:]$/.test(toString(strong)) || /^\s*[:.]/.test(toString(after));
}

/**
 * Marks labels of the user interface: authors write both labels and terms in bold, but only a label is inside a
 * sentence.
 */
export function labels() {
  return (root: Root): void => {
    visit(root, 'strong', (strong, index = 0, parent) => {
      if (!isTerm(strong, (parent?.children ?? []) as PhrasingContent[], index))
        strong.data = {...strong.data, hProperties: {className: ['label']}};
    });
  };
}
