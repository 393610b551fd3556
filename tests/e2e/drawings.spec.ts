/** The stored drawings are those that `npm run diagrams` would make today. */
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {findHeadlessChromium} from '../../src/cli/system';
import {drawingPath, isStored, keyOf} from '../../src/diagrams/contract';
import {drawingOf, withMermaid} from '../../src/diagrams/contract.node';
import {fencesOf, filesOn, readSite} from '../../src/rules/contract';

const number = /-?\d+(?:\.\d+)?/g;

/** @returns the shape of a drawing, and its places in pixels */
const partsOf = (svg: string) => ({
  shape: svg.replace(number, '#'),
  places: (svg.match(number) ?? []).map(Number),
});

/** Pixels by which another Chromium may measure words otherwise. */
const tolerance = 0.5;

test('drawings: none was made in another way than diagrams are drawn now', async () => {
  const sources = readSite(filesOn(process.cwd()))
    .pages.flatMap((page) => fencesOf(page, 'mermaid'))
    .map(({value}) => value)
    .filter(isStored);
  expect(sources.length).toBeGreaterThan(0);
  const remedy = 'raise `edition` in src/diagrams/key.ts and run "npm run diagrams"';
  await withMermaid(findHeadlessChromium() ?? '', async (draw) => {
    for (const source of sources) {
      const key = keyOf(source);
      const stored = partsOf(readFileSync(drawingPath(key), 'utf8'));
      const now = partsOf(await drawingOf(source, key, draw));
      expect(now.shape, remedy).toBe(stored.shape);
      const moved = now.places.filter((place, index) => Math.abs(place - stored.places[index]!) > tolerance);
      expect(moved, remedy).toEqual([]);
    }
  });
});
