/**
 * A client module: Docusaurus fetches all pages ahead whose links are in view, at once. Here they come one after the
 * other, while nothing else is to do, the likeliest first, and only a few until the reader scrolls or moves on.
 * Pointing at a link still fetches its page at once, and neither does on a poor connection.
 */
import type {ClientModule} from '@docusaurus/types';
import {nearestInView, type Point} from './nearest';

/** Pages that are fetched ahead while the reader stays in one place. */
const most = 6;

const waiting = new Set<string>();
let fetched = 0;
let isFetching = false;
let pointer: Point | undefined;

/** Safari has no idle callback. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

function fetchNext(prefetch: typeof window.docusaurus.prefetch): void {
  const next = fetched < most && navigator.onLine ? nearestInView(waiting, pointer) : undefined;
  isFetching = next !== undefined;
  if (next === undefined) return;
  waiting.delete(next);
  fetched += 1;
  void Promise.resolve(prefetch(next)).then(() => whenIdle(() => fetchNext(prefetch)));
}

function takeOver(): void {
  const {prefetch, preload} = window.docusaurus;
  const goOn = () => {
    if (isFetching) return;
    isFetching = true;
    whenIdle(() => fetchNext(prefetch));
  };
  window.docusaurus = {
    preload,
    prefetch(target) {
      const {pathname} = new URL(target, window.location.href);
      if (pathname !== window.location.pathname) waiting.add(pathname);
      goOn();
      return false;
    },
  };
  window.addEventListener('pointermove', ({clientX, clientY}) => (pointer = {x: clientX, y: clientY}), {
    passive: true,
  });
  window.addEventListener(
    'scroll',
    () => {
      fetched = 0;
      goOn();
    },
    {passive: true},
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation === null) takeOver();
    if (location.pathname !== previousLocation?.pathname) fetched = 0;
  },
};

export default clientModule;
