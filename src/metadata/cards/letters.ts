/** Letters of cards: Inter, an open font (SIL Open Font License 1.1), as outlines, so that what is measured is drawn. */
import {readFileSync} from 'node:fs';
import {parse, type Font, type Glyph} from 'opentype.js';

export type Letters = {
  widthOf: (text: string, size: number) => number;
  /** SVG of a text whose baseline begins at a point. */
  draw: (text: string, at: {x: number; y: number; size: number; colour: string}) => string;
};

const file = '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';

/** Headings of the site are tight as well. */
const spacing = -0.018;

type Placed = {glyph: Glyph; x: number};

/**
 * Letter by letter, because the library knows only some of the font's substitutions, and throws at the others.
 *
 * @returns the letters with their places, and where the next would stand, in units of the font
 */
function placed(font: Font, text: string): {letters: Placed[]; end: number} {
  const letters: Placed[] = [];
  let x = 0;
  for (const glyph of [...text].map((letter) => font.charToGlyph(letter))) {
    const before = letters.at(-1);
    if (before) x += font.getKerningValue(before.glyph, glyph);
    letters.push({glyph, x});
    x += (glyph.advanceWidth ?? 0) + spacing * font.unitsPerEm;
  }
  return {letters, end: x};
}

/** @returns the letters; reading the font takes some 50 ms */
export function readLetters(): Letters {
  const bytes = readFileSync(require.resolve(file));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const scale = (size: number) => size / font.unitsPerEm;
  return {
    widthOf: (text, size) => placed(font, text).end * scale(size),
    draw: (text, {x, y, size, colour}) => {
      const {letters} = placed(font, text);
      const outlines = letters.map((one) =>
        one.glyph.getPath(x + one.x * scale(size), y, size).toPathData(1),
      );
      return `<path fill="${colour}" d="${outlines.join('')}"/>`;
    },
  };
}
