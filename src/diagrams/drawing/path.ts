/** Outlines as the `d` of a path, in absolute places. */
import {number, sum, type Point} from './tree';
import type {Element} from 'domhandler';

/** One decimal is a tenth of a pixel. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const place = ({x, y}: Point): string => `${short(x)} ${short(y)}`;

type Box = {x: number; y: number; width: number; height: number};

/** @param radius of the corners */
export function boxPath({x, y, width, height}: Box, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) =>
    r ? `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}` : '';
  const w = short(width - 2 * r);
  const h = short(height - 2 * r);
  return `M${place({x: x + r, y})}h${w}${corner(r, r)}v${h}${corner(-r, r)}h-${w}${corner(-r, -r)}v-${h}${corner(r, -r)}z`;
}

export const circlePath = ({x, y}: Point, radius: number): string =>
  boxPath({x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius}, radius);

export const linePath = (points: readonly Point[]): string => `M${points.map(place).join('L')}`;

/** @returns the numbers of a list of points, as places */
export function pointsOf(text: string): Point[] {
  const numbers = text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  return Array.from({length: numbers.length >> 1}, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

type Segment = {letter: string; points: Point[]};

/** @param d of absolute M, L, C, Q and Z, which is all that Mermaid writes */
export function segmentsOf(d: string, at: Point): Segment[] {
  return [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/gi)].map(([, letter = '', rest = '']) => ({
    letter,
    points: pointsOf(rest).map((point) => sum(point, at)),
  }));
}

export const segmentsPath = (segments: readonly Segment[]): string =>
  segments.map(({letter, points}) => letter + points.map(place).join(' ')).join('');

/** @returns the outline of an element of the SVG; undefined of one that has none */
export function outlineOf(element: Element, at: Point, radius: number): string | undefined {
  const {name, attribs} = element;
  if (name === 'rect') {
    const box = {
      x: at.x + number(element, 'x'),
      y: at.y + number(element, 'y'),
      width: number(element, 'width'),
      height: number(element, 'height'),
    };
    // A stadium has round ends; other corners are ours.
    const own = number(element, 'rx');
    return box.width && box.height ? boxPath(box, own > radius ? own : radius) : undefined;
  }
  if (name === 'circle')
    return circlePath(
      {x: at.x + number(element, 'cx'), y: at.y + number(element, 'cy')},
      number(element, 'r'),
    );
  if (name === 'line')
    return linePath(
      [1, 2].map((end) => ({x: at.x + number(element, `x${end}`), y: at.y + number(element, `y${end}`)})),
    );
  if (name === 'polygon')
    return `${linePath(pointsOf(attribs.points ?? '').map((point) => sum(point, at)))}z`;
  if (name === 'path' && attribs.d) return segmentsPath(segmentsOf(attribs.d, at));
  return undefined;
}
