/** One set of tokens: sheets take colour, space, type, radius and motion from it, and its colours can be read. */
import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {contrast, contrastOf, coloursOf, modes, type Mode} from '../../support/colours';

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
  shadow: (property, value) => property === 'box-shadow' && /\d(?:px)? \d+px [1-9]\d*px/.test(value),
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

describe('a value that should be a token', () => {
  it.each([
    ['color: #0b57a4;', 'colour'],
    ['background: rgb(0 0 0 / 50%);', 'colour'],
    [`background: url("data:image/svg+xml,%3Csvg stroke='%2377808e'/%3E");`, 'colour'],
    ['margin: -40px 0 0;', 'space'],
    ['padding: 0 10px;', 'space'],
    ['font-size: 0.9375rem;', 'type'],
    ['border-radius: 4px;', 'radius'],
    ['box-shadow: 0 8px 32px black;', 'shadow'],
    ['transition: color 300ms;', 'motion'],
  ])('%s', (declaration, rule) => {
    expect(hardValues(declaration)).toEqual([expect.stringMatching(`^${rule}:`)]);
  });

  it.each([
    'padding: 2px var(--hub-space-8);',
    'margin: calc(-1 * var(--hub-space-12)) 0 2.2rem;',
    'font-size: 0.85em;',
    'border-radius: 0 var(--hub-radius) 50%;',
    'box-shadow: inset 3px 0 0 var(--hub-accent);',
    `--icon: url("data:image/svg+xml,%3Csvg stroke='%23000'/%3E");`,
  ])('is not %s', (declaration) => {
    expect(hardValues(declaration)).toEqual([]);
  });
});

it.each(sheets)('%s has no value of its own', (file) => {
  expect(hardValues(readFileSync(file, 'utf8'))).toEqual([]);
});

it('colours appear nowhere else in src', () => {
  const quoted = /['"`](?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([^'"`]*\))['"`]/i;
  expect('stroke="#fff"').toMatch(quoted);
  const scripts = files.filter((file) => !file.endsWith('.css'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => quoted.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('every token that a sheet uses exists, and every token is used', () => {
  const all = [tokens, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
  const used = new Set([...all.matchAll(/var\((--hub-[\w-]+)\)/g)].map(([, name]) => name));
  const made = new Set([...tokens.matchAll(/^\s*(--hub-[\w-]+):/gm)].map(([, name]) => name));
  expect([...used].filter((name) => !made.has(name))).toEqual([]);
  expect([...made].filter((name) => !used.has(name))).toEqual([]);
});

const scaleOf = (kind: string) =>
  [...tokens.matchAll(new RegExp(`^  --hub-${kind}-(\\d+): (.+);`, 'gm'))].map(([, name, value]) => [
    Number(name),
    value,
  ]);

it('space has the steps of the scale', () => {
  expect(scaleOf('space')).toEqual([4, 8, 12, 16, 24, 32, 48, 72].map((step) => [step, `${step}px`]));
});

it('type has the steps of the scale and grows with the size that a reader has chosen', () => {
  expect(scaleOf('type')).toEqual(
    [14, 17, 20, 24, 29, 35, 42].map((step) => [step, step === 17 ? '1rem' : `calc(${step}rem / 17)`]),
  );
  // 17 px of the 16 px that browsers start from.
  expect(tokens).toContain('--ifm-font-size-base: 106.25%;');
});

it('radius and motion keep to their bounds', () => {
  expect([...tokens.matchAll(/--hub-radius[a-z-]*: (\d+)px/g)].map(([, value]) => Number(value))).toEqual([
    6, 10, 14,
  ]);
  const times = [...tokens.matchAll(/--(?:hub-motion|ifm-transition-\w+): (\d+)ms/g)].map(([, value]) =>
    Number(value),
  );
  expect(times.length).toBe(3);
  expect(times.every((time) => time >= 120 && time <= 200)).toBe(true);
});

/** Text that is read at length; WCAG's AAA. */
const body = [
  ['text', 'page'],
  ['text', 'raised'],
  ['text', 'mark'],
  ['muted', 'page'],
] as const;

/** What the sheet has as the accent of an area, and of all that belongs to none; and what colours code and methods. */
const accents = [
  ...new Set(
    Array.from(
      [tokens, ...['code', 'reference'].map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))]
        .join('\n')
        .matchAll(/^ {2}(?:--hub-accent|--method|color): var\(--hub-([\w-]+)\);/gm),
      ([, name = '']) => name,
    ),
  ),
];
const states = ['success', 'warning', 'danger'] as const;
const text = [
  ...[...accents, ...states, 'muted' as const].flatMap((colour) => [
    [colour, 'page'] as const,
    [colour, 'raised'] as const,
  ]),
  ['on-brand', 'brand'],
  ['page', 'danger'],
  ['on-announcement', 'announcement'],
  ['on-alert', 'alert'],
  ['on-footer', 'footer'],
  ['footer-focus', 'footer'],
] as const;

/** Edges of controls; WCAG 1.4.11. */
const edges = [
  ['line-strong', 'page'],
  ['line-strong', 'raised'],
] as const;

/** Hairlines part what space parts as well; the ground of drawings has words on it only inside of them. */
const ornaments = ['line', 'drawing-ground'];

it('contrast is measured as WCAG has it', () => {
  expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([0.5, 0.5, 0.5], [1, 1, 1])).toBeCloseTo(3.98, 1);
  expect(() => contrastOf('light', 'text', 'mauve')).toThrow('mauve');
});

describe.each(Object.keys(modes) as Mode[])('%s', (mode) => {
  it.each(body)('body text: %s on %s has 7:1', (one, other) => {
    expect(contrastOf(mode, one, other)).toBeGreaterThanOrEqual(7);
  });

  it.each(text)('%s on %s has 4.5:1', (one, other) => {
    expect(contrastOf(mode, one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s on %s has 3:1', (one, other) => {
    expect(contrastOf(mode, one, other)).toBeGreaterThanOrEqual(3);
  });

  it('every colour is in a pair', () => {
    const paired = new Set<string>([...body, ...text, ...edges].flat());
    const alone = [...coloursOf('light').keys()].filter((name) => !paired.has(name));
    expect(alone).toEqual(ornaments);
  });
});
