/** What a reader cannot see of a page; both run in it. */

/**
 * Visible text that a reader cannot reach: it begins or ends outside of the window or of a box that cuts off what does
 * not fit. Boxes that scroll (tables, code, diagrams, drawings) are in order.
 */
export function cutText(): string[] {
  type Clip = {isScrolled: boolean; isUnseen: boolean; boxes: DOMRect[]};
  const clipOf = (element: Element): Clip => {
    const clip: Clip = {isScrolled: false, isUnseen: false, boxes: []};
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const {overflowX} = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') clip.isScrolled = true;
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      // What is there for screen readers only is a point of one pixel.
      if (box.clientWidth <= 1) clip.isUnseen = true;
      else clip.boxes.push(box.getBoundingClientRect());
    }
    return clip;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim();
    if (!parent?.checkVisibility({opacityProperty: true, visibilityProperty: true}) || !words) continue;
    if (parent.closest('script, style, noscript, svg, option, .hash-link, [class*="skipToContent"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const {left, right} = range.getBoundingClientRect();
    const {isScrolled, isUnseen, boxes} = clipOf(parent);
    if (isScrolled || isUnseen || right - left < 2) continue;
    boxes.push(new DOMRect(0, 0, window.innerWidth, 0));
    if (boxes.some((box) => left < box.left - 1 || right > box.right + 1))
      cut.push(`${parent.tagName}.${parent.className}: ${words.slice(0, 60)}`);
  }
  return cut;
}

/** Icons that the colours of the system make invisible. */
export function lostIcons(): string[] {
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  return Array.from(document.querySelectorAll('body *')).flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const {maskImage, backgroundColor} = getComputedStyle(element, pseudo || null);
      const isIcon = maskImage.includes('url(') && element.checkVisibility();
      const isLost = backgroundColor === canvas || /^rgba\(.*, 0\)$/.test(backgroundColor);
      return isIcon && isLost ? [`${element.className}${pseudo}`] : [];
    }),
  );
}
