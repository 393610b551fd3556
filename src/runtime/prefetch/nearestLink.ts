/** Guesses the link that the reader follows next: the nearest to the pointer or to the current entry of the sidebar. */

export type Point = {x: number; y: number};

const centre = ({left, top, width, height}: DOMRect): Point => ({x: left + width / 2, y: top + height / 2});

const isInView = ({top, bottom, left, right, width}: DOMRect) =>
  width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;

/** The pointer, or the centre of the window, and the current entry of the sidebar, whose neighbours are likely. */
function pointsOfInterest(pointer: Point | undefined): Point[] {
  const current = document.querySelector('.menu__link[aria-current="page"]')?.getBoundingClientRect();
  const pointed = pointer ?? {x: window.innerWidth / 2, y: window.innerHeight / 2};
  return current && isInView(current) ? [pointed, centre(current)] : [pointed];
}

/**
 * @param paths candidates
 * @param pointer its position in the window, in pixels; undefined on touch screens
 * @returns the path of the nearest link in view; undefined when no link to any of the paths is in view
 */
export function nearestLinkInView(
  paths: ReadonlySet<string>,
  pointer: Point | undefined,
): string | undefined {
  const points = pointsOfInterest(pointer);
  let nearest: {pathname: string; distance: number} | undefined;
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))) {
    const box = link.getBoundingClientRect();
    if (!paths.has(link.pathname) || !isInView(box)) continue;
    const {x, y} = centre(box);
    const distance = Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
    if (!nearest || distance < nearest.distance) nearest = {pathname: link.pathname, distance};
  }
  return nearest?.pathname;
}
