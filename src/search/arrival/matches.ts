/** Where words stand in the text of a page. */
import {decoded} from '../../runtime/contract';
import {placesIn} from './words';

/** More are not counted: nobody steps through them. */
export const most = 500;

/** What is no text of the page, and what no reader has before the eyes. */
const skipped =
  'script,style,noscript,nav,button,select,textarea,[data-no-twin],[aria-hidden=true],.hash-link';

/** What is closed can be opened; other hidden text, such as that of a tab, is passed over. */
const isReadable = (element: Element) =>
  !element.closest(skipped) && (element.checkVisibility() || element.closest('details:not([open])') !== null);

/** @returns the places of the words in the main text, in its order */
export function findMatches(pattern: RegExp): Range[] {
  const root = document.querySelector('main article') ?? document.querySelector('main');
  const found: Range[] = [];
  if (!root) return found;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && found.length < most) {
    const text = texts.currentNode as Text;
    const places = placesIn(text.data, pattern);
    if (!places.length || !isReadable(text.parentElement!)) continue;
    for (const [start, end] of places) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      found.push(range);
    }
  }
  return found;
}

/** @returns index of the first place in the section that the address names, or after it; otherwise of the first */
export function firstInSection(found: readonly Range[]): number {
  const section = document.getElementById(decoded(location.hash.slice(1)) ?? '');
  const isIn = ({startContainer}: Range) =>
    section && section.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING;
  return Math.max(0, found.findIndex(isIn));
}

/** Moves the focus to the element of a place, so that Tab goes on from there. */
export function focusAt({startContainer}: Range): void {
  const element = startContainer.parentElement;
  // React may have taken it away.
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({preventScroll: true});
}

/** Opens what is closed around a place, and scrolls there when it is near an edge of the window or beyond. */
export function reveal(place: Range): void {
  const element = place.startContainer.parentElement!;
  window.hub!.reveal(element);
  element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const {top, bottom} = place.getBoundingClientRect();
  const edge = innerHeight / 5;
  if (top < edge || bottom > innerHeight - edge) scrollBy({top: top - innerHeight / 3, behavior: 'instant'});
}
