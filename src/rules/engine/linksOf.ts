/** Links of a page. */
import type {Definition, Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './page';

export type PageLink = Link | Image | Definition;

const hasUrl = (node: {type: string}): node is PageLink =>
  ['link', 'image', 'definition'].includes(node.type);

/** @returns links, images and definitions of a page, in the order of its text */
export function linksOf({tree}: Page): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    if (hasUrl(node)) links.push(node);
  });
  return links;
}
