let isAnchored = false;

/** Whether an element is anchored. */
export const isAnchoring = (): boolean => isAnchored;

/**
 * Scroll anchoring to an element: it stays where the reader sees it while the page grows above it. Needed for Safari;
 * the browser's own anchoring is switched off meanwhile, so that no growth is corrected twice. One anchor serves all
 * diagrams of a page.
 *
 * @returns a function that ends the anchoring
 */
export function anchorScroll(target: HTMLElement): () => void {
  if (isAnchored) return () => undefined;
  const root = document.documentElement;
  const topOf = () => target.getBoundingClientRect().top;
  let top = topOf();
  let scrolled = window.scrollY;
  /** Uses the scroll position, not the box of the element, which may have moved already. */
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
  isAnchored = true;
  root.style.overflowAnchor = 'none';
  window.addEventListener('scroll', follow, {passive: true});
  observer.observe(target.parentElement ?? document.body);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', follow);
    root.style.overflowAnchor = '';
    isAnchored = false;
  };
}
