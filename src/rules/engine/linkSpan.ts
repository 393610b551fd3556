/** Links of a page, and where the file that each names is written. */
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

/**
 * @param source of the page
 * @returns offsets of the target of a link in the source; undefined where it is written with escapes
 */
export function linkSpan(
  source: string,
  {position, url}: PageLink,
): {start: number; end: number} | undefined {
  const {start: first, end: last} = position ?? {};
  if (first?.offset === undefined || last?.offset === undefined) return undefined;
  const text = source.slice(first.offset, last.offset);
  // The words of a link come before its target, its title comes after it.
  const target = /^(?:!?\[[^]*?\]\(|\[[^\]]*\]:)\s*<?/.exec(text);
  const at = text.indexOf(url, text.includes(`](${url}`) ? text.lastIndexOf(`](${url}`) : target?.[0].length);
  return at < 0 ? undefined : {start: first.offset + at, end: first.offset + at + url.length};
}
