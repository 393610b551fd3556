/**
 * Pages that the contract looks at. They are found by as little as can be, so that what has broken fails its own test
 * and not the search for a page.
 */
import {figure} from '../support/scenes/diagrams';
import {
  authorOf,
  builtPages,
  categories,
  findPage,
  guides,
  isGuide,
  isOperation,
  newestPost,
  type BuiltPage,
} from '../support/scenes';

/** An ordinary page of the documentation. */
export const scene = findPage(
  'a page of the documentation with five headings and without a diagram',
  (page) => isGuide(page) && page.places.length >= 5 && !page.has(figure),
);

/** A page with a diagram, if there is one. */
export const drawn = guides().find((page) => page.has(figure));

/** A page with a link inside its text. */
export const linked = guides().find((page) => page.has('article .markdown > p > a[href^="/"]'));

/** @returns the names of the sections of the sidebar that the page is in, and its own */
export function wayTo({$}: BuiltPage): string[] {
  const own = $('.theme-doc-sidebar-menu a[aria-current="page"]').last();
  const sections = own
    .parents('details')
    .toArray()
    .reverse()
    .map((section) => $(section).children('summary').text() || $(section).prev('a').text());
  return [...sections, own.text()].map((name) => name.trim());
}

/** One address of each template of Docusaurus and of ours. */
export const templates: readonly string[] = [
  ...['/', '/markdown-page', '/search', '/site-map', '/docs/intro', '/docs/tags'],
  ...[scene, categories()[0], builtPages().find(isOperation)].flatMap((page) => page?.path ?? []),
  ...['/blog', newestPost().path, '/blog/archive', '/blog/tags', authorOf(newestPost()).to],
];
