import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {codeRoles, codeThemes} from '../../../src/config/codeThemes';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const modes = {light: /:root \{(.*?)\}/s, dark: /\[data-theme='dark'\] \{(.*?)\}/s};

/** A colour of `src/css/tokens.css` as red, green and blue. */
function colourOf(mode: keyof typeof modes, name: string): number[] {
  const [, block = ''] = modes[mode].exec(tokens) ?? [];
  const [, hex = ''] = new RegExp(`--hub-${name}: #([0-9a-f]+);`).exec(block) ?? [];
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255);
}

/** Relative luminance and contrast of WCAG 2.2. */
const luminance = (colour: number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('contrast is measured as WCAG has it', () => {
  expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([0.5, 0.5, 0.5], [1, 1, 1])).toBeCloseTo(3.98, 1);
});

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it.each(['text', ...codeRoles.map(({colour}) => colour)])(
    '%s can be read on the background of code',
    (name) => {
      expect(contrast(colourOf(mode, name), colourOf(mode, 'raised'))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('src/css/code.css', () => {
  const sheet = readFileSync('src/css/code.css', 'utf8');

  it.each(codeRoles)('has the colour of $role', ({role, colour}) => {
    expect(sheet).toMatch(new RegExp(`\\.code-${role} \\{\\s*color: var\\(--hub-${colour}\\);`));
  });
});

it('both colour modes have one theme', () => {
  expect(codeThemes?.theme).toBe(codeThemes?.darkTheme);
});
