/** What Markdown means beyond CommonMark: captions and labels. */
import type {PhrasingContent, Root} from 'mdast';
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

/** Makes `:ui[Save]`, a label of a screen, bold by a class of its own; other bold words are emphasis. */
export function labels() {
  return (root: Root): void => {
    // mdast knows no directives; Docusaurus reads them, and would make an element of one that stays.
    visit(root, (node: {type: string; name?: string | null}) => {
      if (node.type === 'textDirective' && node.name === 'ui')
        Object.assign(node, {type: 'strong', data: {hProperties: {className: ['ui']}}});
    });
  };
}
