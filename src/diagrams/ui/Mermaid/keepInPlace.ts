let isHeld = false;

/** Whether an element is held. */
export const isKeeping = (): boolean => isHeld;

/**
 * Holds an element where the reader sees it while the page grows above it, in browsers that do not do so themselves;
 * those that do are asked not to, so that no growth is answered twice. One holder serves all diagrams of a page.
 *
 * @returns stops it
 */
export function keepInPlace(target: HTMLElement): () => void {
  if (isHeld) return () => undefined;
  const root = document.documentElement;
  const topOf = () => target.getBoundingClientRect().top;
  let top = topOf();
  let scrolled = window.scrollY;
  /** Follows the reader by the scroll position alone: the place of the element may have grown already. */
  const follow = () => {
    top -= window.scrollY - scrolled;
    scrolled = window.scrollY;
  };
  const observer = new ResizeObserver(() => {
    follow();
    const isSeen = top >= 0 && top < window.innerHeight;
    if (isSeen) window.scrollBy({top: topOf() - top, behavior: 'instant'});
    top = topOf();
    scrolled = window.scrollY;
  });
  isHeld = true;
  root.style.overflowAnchor = 'none';
  window.addEventListener('scroll', follow, {passive: true});
  observer.observe(target.parentElement ?? document.body);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', follow);
    root.style.overflowAnchor = '';
    isHeld = false;
  };
}
