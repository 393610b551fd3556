/** What of a page is seen before the reader acts. */
import {isTag, type Element} from 'domhandler';

/** Dialogs and popovers, which are closed until somebody opens them; `open` is a dialog that the page brings open. */
const isClosed = ({name, attribs}: Element) =>
  attribs.popover !== undefined || (name === 'dialog' && attribs.open === undefined);

/** Pictures of the products (src/screens) stand below the steps that they show, and never in the first screen. */
const isPicture = ({attribs}: Element) => attribs['data-screen'] !== undefined;

/**
 * An element of `details` counts as seen: an address that names a place in it opens it.
 *
 * @returns whether the element stands in nothing that has to be opened first
 */
export function isSeenAtFirst(element: Element): boolean {
  const {parent} = element;
  return !isClosed(element) && !isPicture(element) && (!parent || !isTag(parent) || isSeenAtFirst(parent));
}
