import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';

declare module 'mdast' {
  interface HeadingData {
    /** One deeper than the heading of its section. */
    isBelowSection?: boolean;
  }
}

/** Gives labels that become headings their depth. */
export function settleDepths(root: Root): void {
  let section = 1;
  visit(root, 'heading', (heading) => {
    if (heading.data?.isBelowSection) heading.depth = Math.min(6, section + 1) as Heading['depth'];
    else section = heading.depth;
  });
}
