/** Labels of arrows, whose widths Mermaid tells. */
import type {Bounds, Label} from './picture';
import {fontSize} from './settings';

/** Between two labels, for the outlines of their letters. */
const gap = 10;

const middleOf = ({lines}: Label): number => lines.at(-1)?.x ?? 0;

const heights = ({lines}: Label): [top: number, bottom: number] => [
  (lines[0]?.y ?? 0) - fontSize,
  lines.at(-1)?.y ?? 0,
];

function areLevel(one: Label, other: Label): boolean {
  const [top, bottom] = heights(one);
  const [otherTop, otherBottom] = heights(other);
  return top < otherBottom && otherTop < bottom;
}

function move(label: Label, by: number): void {
  for (const line of label.lines) line.x += by;
}

/** Moves labels of arrows apart that Mermaid lets touch, each by half of what is missing. */
export function partLabels(labels: readonly Label[]): void {
  const placed = labels.filter(({width}) => width);
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      const distance = middleOf(other) - middleOf(one);
      const missing = ((one.width ?? 0) + (other.width ?? 0)) / 2 + gap - Math.abs(distance);
      if (missing <= 0 || !areLevel(one, other)) continue;
      move(one, (-Math.sign(distance) * missing) / 2);
      move(other, (Math.sign(distance) * missing) / 2);
    }
  });
}

/** @returns the bounds, wide enough for labels that have been moved */
export function boundsWith({x, width, ...rest}: Bounds, labels: readonly Label[]): Bounds {
  const sides = labels.flatMap((label) =>
    label.width ? [middleOf(label) - label.width / 2, middleOf(label) + label.width / 2] : [],
  );
  const left = Math.min(x, ...sides);
  return {x: left, width: Math.max(x + width, ...sides) - left, ...rest};
}
