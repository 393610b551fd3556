/** Lines with heads. Mermaid's heads are markers, whose ids would be those of every drawing in a page. */
import type {Element} from 'domhandler';
import {circlePath, linePath, segmentsOf, segmentsPath} from './path';
import type {Picture} from './picture';
import {number, type Point} from './tree';

const length = 9;
const halfWidth = 4.5;

/** How far beyond the end of Mermaid's line the tip of its head lies, by the name of the marker. */
const reach: readonly (readonly [RegExp, number])[] = [
  [/pointEnd|pointStart/, 4],
  [/arrowhead|filled-head/, 3],
];

function along(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {x: (to.x - from.x) / distance, y: (to.y - from.y) / distance};
}

const moved = ({x, y}: Point, by: Point, distance: number): Point => ({
  x: x + by.x * distance,
  y: y + by.y * distance,
});

function head(marker: string, tip: Point, by: Point): string {
  const side: Point = {x: -by.y, y: by.x};
  if (/circle/i.test(marker)) return circlePath(moved(tip, by, -halfWidth), halfWidth);
  if (/cross/i.test(marker)) {
    const middle = moved(tip, by, -length / 2);
    const bar = (sign: number) =>
      linePath([
        moved(moved(middle, by, -halfWidth), side, -sign * halfWidth),
        moved(moved(middle, by, halfWidth), side, sign * halfWidth),
      ]);
    return bar(1) + bar(-1);
  }
  const base = moved(tip, by, -length);
  return `${linePath([moved(base, side, halfWidth), tip, moved(base, side, -halfWidth)])}z`;
}

/** Of a `line` and of a `path` alike. */
function segments(element: Element, at: Point) {
  if (element.name !== 'line') return segmentsOf(element.attribs.d ?? '', at);
  const end = (digit: number) => ({
    x: at.x + number(element, `x${digit}`),
    y: at.y + number(element, `y${digit}`),
  });
  return [
    {letter: 'M', points: [end(1)]},
    {letter: 'L', points: [end(2)]},
  ];
}

/** Adds a line and its heads to a picture. */
export function addArrow(picture: Picture, element: Element, at: Point, isDashed: boolean): void {
  const parts = segments(element, at);
  const points = parts.flatMap((part) => part.points);
  const ends = [
    {marker: element.attribs['marker-end'], point: points.at(-1), before: points.at(-2)},
    {marker: element.attribs['marker-start'], point: points[0], before: points[1]},
  ];
  for (const {marker, point, before} of ends) {
    if (!marker || !point || !before) continue;
    const by = along(before, point);
    const [, beyond = 0] = reach.find(([name]) => name.test(marker)) ?? [];
    const tip = moved(point, by, beyond);
    picture.outlines.push({
      role: /cross/i.test(marker) ? 'line' : 'head',
      d: head(marker, tip, by),
    });
    // The line ends inside the head, whose tip it would blunt.
    Object.assign(point, moved(tip, by, -length / 2));
  }
  picture.outlines.push({role: isDashed ? 'dash' : 'line', d: segmentsPath(parts)});
}
