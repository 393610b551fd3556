/** The anchors of a page that readers may have kept: headings, marks, and whatever a page of the API reference links to. */
import type {BuiltPage} from '../build/contract.node';

/** Pages that list others by letter, tag, year or author. */
const isList = /^\/docs\/(?:category|tags)(?:\/|$)|^\/blog\/(?:tags|authors|archive|page)(?:\/|$)/;

/** Pages that are made from specifications; `referenceAnchors.ts` compares them with the ledger. */
export const isReference = (address: string): boolean => address.startsWith('/docs/api/');

/** Headings, and marks such as those of error codes. */
const isMark = /^(?:h[1-6]|a)$/;

/** Docusaurus's own ids. */
const isInner = (id: string) => id.startsWith('__');

/** @returns the ids of a page */
export const idsOf = ({elements}: BuiltPage): string[] =>
  elements.flatMap(({attribs: {id}}) => (id && !isInner(id) ? [id] : []));

/** @returns the anchors of a page in the order of its text; none for a page that is a list, or belongs to no area */
export function offeredAnchors(page: BuiltPage): string[] {
  if (!/^\/(?:docs|blog)\/./.test(page.path) || isList.test(page.path)) return [];
  // Each response of an operation, and each field, has a link to itself.
  const links = isReference(page.path) ? page.elements.map(({attribs: {href}}) => href) : [];
  const linked = new Set(links);
  const isOffered = (id: string) => linked.has(`#${id}`) || linked.has(`#${encodeURIComponent(id)}`);
  return page.elements.flatMap(({name, attribs: {id}}) =>
    id && !isInner(id) && (isMark.test(name) || isOffered(id)) ? [id] : [],
  );
}
