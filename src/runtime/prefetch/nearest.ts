/** Which link the reader will follow next, as far as that can be told: the nearest one to what they look at. */

export type Point = {x: number; y: number};

const centre = ({left, top, width, height}: DOMRect): Point => ({x: left + width / 2, y: top + height / 2});

const isInView = ({top, bottom, left, right, width}: DOMRect) =>
  width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;

/** The page that is read stands among its neighbours in the sidebar. */
function pointsOfInterest(pointer: Point | undefined): Point[] {
  const current = document.querySelector('.menu__link[aria-current="page"]')?.getBoundingClientRect();
  const pointed = pointer ?? {x: window.innerWidth / 2, y: window.innerHeight / 2};
  return current && isInView(current) ? [pointed, centre(current)] : [pointed];
}

/**
 * @param paths that links in the page lead to
 * @param pointer where it is, if the reader has one
 * @returns the path of the link in view that is nearest to the pointer or to the page's own link in the sidebar;
 *   undefined when no link to any of the paths is in view
 */
export function nearestInView(paths: ReadonlySet<string>, pointer: Point | undefined): string | undefined {
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
