/** Colours of `src/css/tokens.css` and their contrast, worked out as WCAG 2.2 has it. */
import {readFileSync} from 'node:fs';

/** The colour modes, each with the block of the sheet that holds its colours. */
export const modes = {light: /^:root \{(.*?)^\}/ms, dark: /^ {2}\[data-theme='dark'\] \{(.*?)^ {2}\}/ms};
export type Mode = keyof typeof modes;

const sheet = readFileSync('src/css/tokens.css', 'utf8');

function blockOf(mode: Mode): string {
  const [, block] = modes[mode].exec(sheet) ?? [];
  if (!block) throw new Error(`src/css/tokens.css has no block of the ${mode} mode.`);
  return block;
}

/**
 * Every opaque colour of a mode by its name without `--hub-`, as red, green and blue of 0 to 1. The dark mode keeps what
 * it does not replace.
 */
function coloursOf(mode: Mode): Map<string, number[]> {
  const blocks = blockOf('light') + (mode === 'dark' ? blockOf('dark') : '');
  return new Map(
    [...blocks.matchAll(/--hub-([a-z-]+): #([0-9a-f]{3}|[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => {
      const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
      return [name, [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255)];
    }),
  );
}

const luminance = (colour: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** @returns the ratio of two colours, from 1 to 21; the order does not matter */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** @throws if the mode has no such colour, so that a name that is gone cannot pass unseen */
export function contrastOf(mode: Mode, one: string, other: string): number {
  const colours = coloursOf(mode);
  const [first, second] = [one, other].map((name) => colours.get(name));
  if (!first || !second) throw new Error(`${mode}: no colour ${first ? other : one} in src/css/tokens.css`);
  return contrast(first, second);
}
