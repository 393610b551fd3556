/** One set of tokens: sheets take colour, space, type, radius and motion from it, and its colours can be read. */
import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {contrastOf, modes, type Mode} from '../../support/colours';

const home = 'src/css/tokens.css';
const tokens = readFileSync(home, 'utf8');
const files = (await Globby('src/**/*.{css,ts,tsx}')).filter((file) => file !== home).sort();
const sheets = files.filter((file) => file.endsWith('.css'));

/** Drawings in data addresses are masks: their black is a shape, not a colour. */
const isMask = (value: string) => value.replaceAll('%23000', '');

/** What a value may not be, outside of the tokens. */
const rules: Record<string, (property: string, value: string) => boolean> = {
  colour: (_, value) => /(?:#|%23)[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|color-mix)a?\(/i.test(isMask(value)),
  space: (property, value) =>
    /^(?:margin|padding|gap|row-gap|column-gap)/.test(property) && /(?<![\w.])(?:[4-9]|\d{2,})px/.test(value),
  type: (property, value) =>
    property === 'font-size' &&
    !/^(?:var\(--(?:hub-type-\d+|ifm-h1-font-size)\)|0\.\d+em|inherit)$/.test(value),
  radius: (property, value) => property.endsWith('radius') && /[1-9]\d*(?:px|r?em)/.test(value),
  motion: (property, value) =>
    /^(?:transition|animation)/.test(property) && /(?<![\w.])(?!0s\b)[\d.]+m?s\b/.test(value),
};

/** Without motion means shorter than a frame, where a length of zero would withhold the events that end it. */
const exceptions = ['animation-duration: 0.01ms !important', 'transition-duration: 0.01ms !important'];

/** `rule: declaration` for every declaration of a sheet that should have been a token. */
function hardValues(css: string): string[] {
  return [...css.matchAll(/^\s*([a-z-]+):\s+([^;{}]*(?:"[^"]*"[^;]*)?);/gm)].flatMap(
    ([, property = '', value = '']) =>
      exceptions.includes(`${property}: ${value}`)
        ? []
        : Object.entries(rules)
            .filter(([, isHard]) => isHard(property, value))
            .map(([rule]) => `${rule}: ${property}: ${value}`),
  );
}

it('no sheet has a value of its own where there are tokens', () => {
  const found = sheets.flatMap((file) =>
    hardValues(readFileSync(file, 'utf8')).map((value) => `${file} ${value}`),
  );
  expect(hardValues('color: #0b57a4;\npadding: 0 10px;\nfont-size: 0.9375rem;')).toHaveLength(3);
  expect(found).toEqual([]);
});

it('every token that a sheet uses exists, and every token is used', () => {
  const all = [tokens, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
  const used = new Set([...all.matchAll(/var\((--hub-[\w-]+)\)/g)].map(([, name]) => name));
  const made = new Set([...tokens.matchAll(/^\s*(--hub-[\w-]+):/gm)].map(([, name]) => name));
  expect([...used].filter((name) => !made.has(name))).toEqual([]);
  expect([...made].filter((name) => !used.has(name))).toEqual([]);
});

/** What sheets have as accents of areas, of code and of methods. */
const coloured = [
  tokens,
  ...['code', 'reference'].map((name) => readFileSync(`src/css/${name}.css`, 'utf8')),
];
const accents = Array.from(
  coloured.join('\n').matchAll(/^ {2}(?:--hub-accent|--method|color): var\(--hub-([\w-]+)\);/gm),
  ([, name = '']) => name,
);

/** Text that is read at length has WCAG's 7:1, other text 4.5:1, edges of controls 3:1. */
const pairs: readonly (readonly [one: string, other: string, ratio: number])[] = [
  ['text', 'page', 7],
  ['text', 'raised', 7],
  ['text', 'mark', 7],
  ['muted', 'page', 7],
  ...[...new Set([...accents, 'success', 'warning', 'danger', 'muted'])].flatMap(
    (colour) =>
      [
        [colour, 'page', 4.5],
        [colour, 'raised', 4.5],
      ] as const,
  ),
  ['on-brand', 'brand', 4.5],
  ['page', 'danger', 4.5],
  ['on-announcement', 'announcement', 4.5],
  ['on-alert', 'alert', 4.5],
  ['on-footer', 'footer', 4.5],
  ['footer-focus', 'footer', 4.5],
  ['line-strong', 'page', 3],
  ['line-strong', 'raised', 3],
];

describe.each(Object.keys(modes) as Mode[])('%s', (mode) => {
  it.each(pairs)('%s on %s has %d:1', (one, other, ratio) => {
    expect(contrastOf(mode, one, other)).toBeGreaterThanOrEqual(ratio);
  });
});
