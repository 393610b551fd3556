/**
 * The navbar hides when the reader scrolls down, shows when they scroll up, and hides when it would cover the element that
 * the hash names. Specification, section 4; the rules of Docusaurus's `useHideableNavbar`.
 */

let last = 0;
let isJump = false;

const bar = () => document.querySelector<HTMLElement>('nav.navbar');

function hide(isHidden: boolean): void {
  bar()?.toggleAttribute('data-hidden', isHidden);
}

/** Hides the navbar when `hash` names an element of the page, shows it otherwise. */
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

/** Adds the listeners that hide and show the navbar. */
export function listenForScroll(): void {
  addEventListener('scroll', follow, {passive: true});
  addEventListener('hashchange', () => placeNavbar(location.hash));
}
