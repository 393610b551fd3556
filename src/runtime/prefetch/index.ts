/**
 * A client module that replaces Docusaurus's prefetch of all links in view: one page at a time, when the browser is
 * idle, the likeliest first, and at most six until the reader scrolls or navigates. Hover still preloads a page at once.
 * Docusaurus calls neither with data saving or on 2G.
 */
import type {ClientModule} from '@docusaurus/types';
import {nearestLinkInView, type Point} from './nearestLink';

/** Pages that are prefetched until the reader scrolls or navigates. */
const maxPrefetched = 6;

const waiting = new Set<string>();
let fetched = 0;
let isFetching = false;
let pointer: Point | undefined;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

function fetchNext(prefetch: typeof window.docusaurus.prefetch): void {
  const next = fetched < maxPrefetched && navigator.onLine ? nearestLinkInView(waiting, pointer) : undefined;
  isFetching = next !== undefined;
  if (next === undefined) return;
  waiting.delete(next);
  fetched += 1;
  void Promise.resolve(prefetch(next)).then(() => whenIdle(() => fetchNext(prefetch)));
}

function replacePrefetch(): void {
  const {prefetch, preload} = window.docusaurus;
  const resume = () => {
    if (isFetching) return;
    isFetching = true;
    whenIdle(() => fetchNext(prefetch));
  };
  window.docusaurus = {
    preload,
    prefetch(target) {
      const {pathname} = new URL(target, window.location.href);
      if (pathname !== window.location.pathname) waiting.add(pathname);
      resume();
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
      resume();
    },
    {passive: true},
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation === null) replacePrefetch();
    if (location.pathname !== previousLocation?.pathname) fetched = 0;
  },
};

export default clientModule;
