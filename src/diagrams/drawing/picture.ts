/** A drawing of ours: outlines by role, and labels. */
import type {Point} from './tree';

/** In the order in which they are painted. */
export const roles = ['group', 'life', 'line', 'dash', 'head', 'box', 'ask', 'mark', 'tag'] as const;

export type Role = (typeof roles)[number];

/**
 * `isOver`: stands on lines, from which an outline in the colour of the page keeps it apart. `width` is in the reference
 * font, where Mermaid tells it.
 */
export type Label = {lines: (Point & {text: string})[]; isOver?: boolean; isStrong?: boolean; width?: number};

export type Bounds = {x: number; y: number; width: number; height: number};

export type Picture = {
  bounds: Bounds;
  outlines: {role: Role; d: string}[];
  labels: Label[];
};

export const emptyPicture = (viewBox: string): Picture => {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  return {bounds: {x, y, width, height}, outlines: [], labels: []};
};
