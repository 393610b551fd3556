/**
 * Runs in the pages that are measured: tells how long after a tap the page has changed. It looks at what a reader sees,
 * frame by frame, whatever the page is made with.
 */

export type Act =
  /** A link to a page of the documentation shows, outside the text. */
  | {kind: 'menu'}
  /** The page has another colour. */
  | {kind: 'theme'}
  /** The reader can type. */
  | {kind: 'search'}
  /** The page of this title shows. */
  | {kind: 'page'; title: string};

declare global {
  interface Window {
    act: Act;
  }
}

/** Survives the change to another document. */
const key = 'bench-tapped';

const clock = () => performance.timeOrigin + performance.now();

function isVisible(element: Element): boolean {
  const {width, left, right, top, bottom} = element.getBoundingClientRect();
  const isInside = width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  return isInside && element.checkVisibility({opacityProperty: true, visibilityProperty: true});
}

const links = () => Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'));

function colours(): string {
  return [document.documentElement, document.body]
    .map((element) => getComputedStyle(element).backgroundColor)
    .join();
}

function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** @param before the colours at the tap */
function isDone(act: Act, before: string): boolean {
  switch (act.kind) {
    case 'menu':
      return links().some(
        (link) => link.pathname.startsWith('/docs/') && !link.closest('main, article') && isVisible(link),
      );
    case 'theme':
      return colours() !== before;
    case 'search': {
      const element = focused();
      return element instanceof HTMLInputElement && isVisible(element);
    }
    case 'page':
      return Array.from(document.querySelectorAll('h1')).some(
        (heading) => heading.textContent.includes(act.title) && isVisible(heading),
      );
  }
}

let took: number | undefined;

function watch(tapped: number, before: string): void {
  const look = () => {
    if (isDone(window.act, before)) took = clock() - tapped;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Middle of the first visible element of a selector, once it has come to rest there. */
function spotOf(selector: string): {x: number; y: number} | null {
  const element = Array.from(document.querySelectorAll(selector)).find(isVisible);
  if (!element) return null;
  const {left, top, width, height} = element.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}

addEventListener(
  'pointerdown',
  ({timeStamp}) => {
    took = undefined;
    const tapped = performance.timeOrigin + timeStamp;
    sessionStorage.setItem(key, String(tapped));
    watch(tapped, colours());
  },
  {capture: true},
);

const earlier = sessionStorage.getItem(key);
if (earlier) requestAnimationFrame(() => watch(Number(earlier), ''));

Object.assign(window, {spotOf, took: () => took});
