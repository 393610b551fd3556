import {expect, it} from 'vitest';
import {boundsWith, partLabels} from '../../../../src/diagrams/drawing/labels';

const label = (x: number, y: number, width?: number) => ({lines: [{text: 'a', x, y}], width});
const places = (labels: ReturnType<typeof label>[]) => labels.map(({lines}) => lines[0]?.x);

it('parts labels that touch, each by half', () => {
  const labels = [label(50, 20, 80), label(100, 24, 60)];
  partLabels(labels);
  expect(places(labels)).toEqual([35, 115]);
});

it('leaves others where they are', () => {
  const labels = [label(50, 20, 80), label(60, 60, 80), label(200, 20, 80), label(55, 20)];
  partLabels(labels);
  expect(places(labels)).toEqual([50, 60, 200, 55]);
});

it('bounds hold what was moved', () => {
  const bounds = {x: 0, y: 0, width: 100, height: 50};
  expect(boundsWith(bounds, [label(10, 20, 40), label(90, 20, 60), label(300, 20)])).toEqual({
    x: -10,
    y: 0,
    width: 130,
    height: 50,
  });
});
