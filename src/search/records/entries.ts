/**
 * Entries: rows, terms and boxes inside a section that a link can reach, such as an error code in a table, a
 * field of the data dictionary or a property of an API.
 */
import type {Element} from 'domhandler';
import {opening} from './markup';

export type Entry = {
  anchor: string;
  /** The element that names the entry. */
  label: Element;
};

/** What is named by the element itself; all else is named by what it opens with. */
const ownLabels = new Set(['dt', 'p']);
const labels = new Set(['summary', 'code', 'strong', 'dt', 'td', 'th']);

/** What an `<a id>` at its very beginning gives an address to. */
const anchored = new Set(['tr', 'dt', 'li', 'p']);

/** Goes from an element to what it opens with, and so on, as long as it comes through the named elements. */
function lead(
  element: Element,
  through: readonly string[],
  found: (candidate: Element) => boolean,
): Element | undefined {
  const next = opening(element);
  if (!next || found(next)) return next;
  return through.includes(next.name) ? lead(next, through, found) : undefined;
}

function anchorOf(element: Element): string | undefined {
  if (element.attribs.id || !anchored.has(element.name)) return element.attribs.id;
  return lead(element, ['td', 'th', 'p'], ({name, attribs}) => name === 'a' && !!attribs.id)?.attribs.id;
}

/**
 * The rule for all entries: an element that has an id, or begins with an `<a id>`, and that says what it is called
 * before anything else, in a summary, a first cell, code or bold type.
 *
 * @returns undefined for headings and for all that has no address or no name
 */
export function entryOf(element: Element): Entry | undefined {
  const anchor = anchorOf(element);
  if (!anchor) return undefined;
  const label = ownLabels.has(element.name)
    ? element
    : lead(element, ['div', 'a'], ({name}) => labels.has(name));
  return label && {anchor, label};
}
