/** Every screen: drawn whole, told in words, light, and of sample data that belongs to nobody. */
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {brotliCompressSync} from 'node:zlib';
import schema from '../../../docs/_screens.schema.json';
import {permissions} from '../../../src/content/permissions';
import {figureOf} from '../../../src/screens/figure';
import {labelsOf} from '../../../src/screens/labels';
import type {Control, Screen} from '../../../src/screens/model';
import {screens} from '../../../src/screens/screens';

/** Compressed as a server sends it: a page shows one to four of them. */
const most = 2048;

const controlsOf = ({regions}: Screen): Control[] =>
  Object.values(regions).flatMap(({controls}) => Object.values(controls));

const partsOf = (screen: Screen) =>
  controlsOf(screen).flatMap((control) => ('parts' in control ? Object.values(control.parts) : []));

describe.each(Object.entries(screens))('%s', (id, screen) => {
  const numbers = new Map([...labelsOf(screen)].map((label, index) => [label, index + 1]));
  const $ = load(figureOf(screen, numbers));
  const picture = $('[aria-hidden="true"]').text();
  const words = $('details').text();

  it('shows every label, and says it in words', () => {
    const labels = [...controlsOf(screen), ...partsOf(screen)].map(({label}) => label).filter(Boolean);
    const isDrawn = (label: string) => picture.includes(label);
    const drawn = controlsOf(screen)
      .filter(
        ({kind}) =>
          !['table', 'sound', 'speech', 'tabs', 'chips', 'facts', 'cards', 'keys', 'list', 'bars'].includes(
            kind,
          ),
      )
      .concat(partsOf(screen) as Control[])
      .map(({label}) => label);
    expect(drawn.filter((label) => !isDrawn(label))).toEqual([]);
    expect(labels.filter((label) => !words.includes(label))).toEqual([]);
  });

  it(`weighs ${most} bytes at most`, () => {
    expect(brotliCompressSync(figureOf(screen, numbers)).length).toBeLessThanOrEqual(most);
  });
});

it('may need any permission of the matrix and no other', () => {
  expect([...schema.$defs.permission.enum].sort()).toEqual([...permissions].sort());
});
