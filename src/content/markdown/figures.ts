import type {Image, Paragraph, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** The only thing that a paragraph holds, when that is an image with a title. */
function captioned({children}: Paragraph): Image | undefined {
  const [image, ...rest] = children;
  return image?.type === 'image' && image.title && !rest.length ? image : undefined;
}

const element = (hName: string, children: PhrasingContent[]) =>
  // mdast has no type for it: `hName` is what mdast-util-to-hast makes of it.
  ({type: 'paragraph', data: {hName}, children}) as Paragraph;

/** Makes the title of an image that stands alone its caption: `![What it shows](./file.svg "Its caption")`. */
export function figures() {
  return (root: Root): void => {
    visit(root, 'paragraph', (paragraph, index, parent: Parent | undefined) => {
      const image = captioned(paragraph);
      if (!image || !parent || index === undefined) return;
      const caption = element('figcaption', [{type: 'text', value: image.title ?? ''}]);
      const figure = {...element('figure', []), children: [{...image, title: null}, caption]};
      parent.children[index] = figure as unknown as RootContent;
    });
  };
}
