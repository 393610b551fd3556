/** What is not content on a page: its frame, its controls, and what only a script brings to life. */
import type {Element} from 'domhandler';

/** Navigation, controls, pictures of the frame, and what is never shown. */
const names = new Set(
  'nav button form label input select textarea svg script style template link meta'.split(' '),
);

/** Docusaurus's own: the link of a heading to itself, the contents on a phone, the link to the source. */
const classes = /(?:^| )(?:hash-link|theme-doc-toc-mobile|theme-edit-this-page|needs-script)(?: |$)/;

/** The link of a field of an API to itself. */
const isOwnLink = ({name, attribs}: Element) =>
  name === 'a' && 'data-search-ignore' in attribs && !!attribs.href?.startsWith('#');

/** Hidden until something happens; a panel of tabs is hidden only while another one is chosen. */
const isHidden = ({attribs}: Element) =>
  attribs['aria-hidden'] === 'true' ||
  'popover' in attribs ||
  attribs.role === 'status' ||
  ('hidden' in attribs && attribs.role !== 'tabpanel');

/** A figure with a diagram names itself; its drawing is told by its source. */
export const isDiagram = ({attribs}: Element): boolean => 'data-diagram' in attribs;

/** @returns whether an element, with all it holds, is left out of the Markdown; a part of a page asks for it with `data-no-twin` */
export const isChrome = (element: Element): boolean =>
  names.has(element.name) ||
  'data-no-twin' in element.attribs ||
  classes.test(element.attribs.class ?? '') ||
  isHidden(element) ||
  isOwnLink(element);
