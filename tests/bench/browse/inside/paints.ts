/** Runs in the pages that are measured: notes paints and shifts from the first moment on. */

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

export type Paints = {
  /** Milliseconds from the beginning of the navigation. */
  first: number;
  largest: number;
  /** Layout shift. */
  shift: number;
  /** Addresses without which the first view is not complete: what blocks it, its fonts and its pictures. */
  needed: string[];
};

let largest = 0;
let shift = 0;

const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});

observe('largest-contentful-paint', ({startTime}) => (largest = startTime));
observe('layout-shift', (entry) => {
  const {value, hadRecentInput} = entry as Shift;
  if (!hadRecentInput) shift += value;
});

function isInFirstView({src}: {src: string}): boolean {
  return Array.from(document.images).some((image) => {
    const {top, bottom, width} = image.getBoundingClientRect();
    return (image.currentSrc || image.src) === src && width > 0 && bottom > 0 && top < innerHeight;
  });
}

function paints(): Paints {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  const needed = resources.filter(
    ({name, renderBlockingStatus}) =>
      renderBlockingStatus === 'blocking' || /\.woff2?$/.test(name) || isInFirstView({src: name}),
  );
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest,
    shift,
    needed: [location.href, ...needed.map(({name}) => name)],
  };
}

Object.assign(window, {paints});
