/**
 * The bar at the top hides when the reader scrolls down past it and comes back on the way up; it hides where it would
 * cover the place that an address names. Rules of specification, section 4, as Docusaurus's `useHideableNavbar` has them.
 */

let last = 0;
let isJump = false;

const bar = () => document.querySelector<HTMLElement>('nav.navbar');

function hide(isHidden: boolean): void {
  bar()?.toggleAttribute('data-hidden', isHidden);
}

/** Hides the bar when the page has the place that `hash` names, and shows it otherwise. */
export function placeNavbar(hash: string): void {
  isJump = Boolean(hash && document.getElementById(hash.slice(1)));
  hide(isJump);
}

function follow(): void {
  const height = bar()?.offsetHeight ?? 0;
  const before = last;
  last = scrollY;
  if (last < height) hide(false);
  else if (isJump) isJump = false;
  else if (before && last >= before) hide(true);
  else if (last + innerHeight < document.documentElement.scrollHeight - height) hide(false);
}

/** Has the bar follow the reader's scrolling. */
export function listenForScroll(): void {
  addEventListener('scroll', follow, {passive: true});
  addEventListener('hashchange', () => placeNavbar(location.hash));
}
