/** A page of a finished build, parsed once. */
import {isTag, type Document, type Element, type ParentNode} from 'domhandler';
import {parse} from './parse';

/** @param elements list to which those below the node are added */
function collect(node: ParentNode, elements: Element[]): Element[] {
  for (const child of node.children) {
    if (!isTag(child)) continue;
    elements.push(child);
    collect(child, elements);
  }
  return elements;
}

/** @returns the elements below a node, in the order of the text */
export const elementsBelow = (node: ParentNode): Element[] => collect(node, []);

/** Site path of a file, for `trailingSlash: false`: `docs/intro.html` is `/docs/intro`. */
export const pathOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/**
 * Steps share the tree, so they only read it: who needs other markup makes a clone, and who changes the page says
 * which part of its text (edits.ts).
 */
export class BuiltPage {
  /** Site path, without the folder of the site on its host: `/docs/intro`. */
  readonly path: string;

  readonly document: Document;

  /** All elements of its text, in their order there. */
  readonly elements: readonly Element[];

  /**
   * @param file path in the folder of the build, with `/` between its parts
   * @param html text of the page, as Docusaurus wrote it
   */
  constructor(
    readonly file: string,
    readonly html: string,
  ) {
    this.path = pathOf(file);
    this.document = parse(html);
    this.elements = elementsBelow(this.document).filter(({startIndex}) => startIndex !== null);
  }
}
