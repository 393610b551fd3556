/** Brings React: its scripts, and the sheets of which the page holds only what it uses. */

export const root = document.documentElement;

/** All elements that match, as an array. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Tells React of something as if the reader had done it. */
export const fire = (element: Element | null | undefined, type: string) =>
  element?.dispatchEvent(new Event(type, {bubbles: true}));

let isLoading = false;
/** React answers: the starter keeps out of the way. */
export let isReady = false;
const waiting: (() => void)[] = [];

/** Calls `act` when React answers. */
export const whenReady = (act: () => void): number => waiting.push(act);

/** Calls `act` when the reader has seen what there is to show. */
export const afterFrame = (act: () => void): number => requestAnimationFrame(() => setTimeout(act));

function make<Tag extends 'link' | 'script'>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) {
  const element = Object.assign(document.createElement(tag), attributes);
  document.head.append(element);
  return element;
}

const loaded = <Element extends HTMLElement>(element: Element) =>
  new Promise<Element>((resolve, reject) => {
    element.onload = () => resolve(element);
    element.onerror = reject;
  });

/** All of the page has come. */
export const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/**
 * They count when the page is whole, because React takes it over in one piece; and together, because one without the
 * other would overrule what stands in the page.
 */
async function addSheets(): Promise<void> {
  const links = await Promise.all(
    SHEETS.map((href) => loaded(make('link', {rel: 'stylesheet', href, media: 'not all'}))),
  );
  await parsed;
  for (const link of links) link.media = '';
}

/** Docusaurus's own mark of hydration. */
const hydrated = () =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => root.dataset.hasHydrated === 'true' && resolve()).observe(root, {
      attributeFilter: ['data-has-hydrated'],
    });
  });

/** The first two scripts run here: the bundler's, which then runs the others, and the site's own. */
function load(): void {
  for (const href of SCRIPTS) make('link', {rel: 'preload', href, as: 'script'});
  // What React shows has styles that the page does not hold.
  addSheets()
    .then(() =>
      Promise.all([
        hydrated(),
        ...SCRIPTS.slice(0, 2).map((src) => loaded(make('script', {src, async: false}))),
      ]),
    )
    .then(
      () => {
        isReady = true;
        for (const act of waiting) act();
      },
      ({target}: Event) => {
        (target as HTMLElement).remove();
        isLoading = false;
        document
          .querySelector('.first')
          ?.insertAdjacentHTML(
            'beforeend',
            '<p role="alert">Part of this page did not load. <a href="">Retry</a>',
          );
      },
    );
}

/** Starts React, once; when a file did not arrive, the next call tries again. */
export function start(): void {
  // A tap that follows the press closely comes before.
  if (!isLoading) afterFrame(() => afterFrame(load));
  isLoading = true;
}

/** Fetches all that for later, file by file, when nothing else is to do; not on a poor connection. */
export function fetchAhead(): void {
  const {connection = {}} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (!connection.saveData && !/2g/.test(connection.effectiveType as string))
    for (const href of [...SHEETS, ...SCRIPTS])
      (window.requestIdleCallback ?? setTimeout)(() => make('link', {rel: 'prefetch', href}));
}
