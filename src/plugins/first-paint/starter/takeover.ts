/** Brings React: its scripts, and the sheets of which the page holds only what it uses. */

export const root = document.documentElement;

let isLoading = false;
let isReady = false;
const waiting: (() => void)[] = [];
const failing: (() => void)[] = [];

function add(element: HTMLLinkElement | HTMLScriptElement): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve(element);
    element.onerror = () => reject(element);
    document.head.append(element);
  });
}

const sheet = (href: string) => add(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
const script = (src: string) => add(Object.assign(document.createElement('script'), {src, async: false}));

/** Docusaurus's own mark of hydration. */
const hydrated = () =>
  new Promise<void>((resolve) => {
    const look = () => root.dataset.hasHydrated === 'true' && resolve();
    new MutationObserver(look).observe(root, {attributeFilter: ['data-has-hydrated']});
  });

/** Starts React, once; after a failure, again. */
export function start(): void {
  if (isLoading) return;
  isLoading = true;
  Promise.all([hydrated(), ...SHEETS.map(sheet), ...SCRIPTS.map(script)]).then(
    () => {
      isReady = true;
      for (const act of waiting) act();
    },
    (failed: HTMLElement) => {
      failed.remove();
      isLoading = false;
      for (const act of failing) act();
    },
  );
}

/** Calls `act` when React answers. */
export const whenReady = (act: () => void): number => waiting.push(act);

/** Calls `act` each time a file did not arrive. */
export const whenFailed = (act: () => void): number => failing.push(act);

/** React answers: the starter keeps out of the way. */
export const isOver = (): boolean => isReady;
