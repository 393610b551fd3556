/**
 * Holds an element where the reader sees it while the page grows above it. Browsers that anchor the scroll position
 * themselves leave nothing to do.
 *
 * @returns stops it
 */
export function keepInPlace(target: HTMLElement): () => void {
  const topOf = () => target.getBoundingClientRect().top;
  let top = topOf();
  const onScroll = () => {
    top = topOf();
  };
  const observer = new ResizeObserver(() => {
    const isSeen = top >= 0 && top < window.innerHeight;
    if (isSeen) window.scrollBy({top: topOf() - top, behavior: 'instant'});
    top = topOf();
  });
  window.addEventListener('scroll', onScroll, {passive: true});
  observer.observe(target.parentElement ?? document.body);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
}
