/** Colours and icons of cards, from the sheets of the site, so that a card looks like the page that it leads to. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Look = {
  /** Colour of a token of src/css/tokens.css in the light mode, such as `brand`. */
  colour: (token: string) => string;
  /** An icon of src/css/icons.css as SVG, in a square of the given place, size and colour. */
  icon: (name: string, square: {x: number; y: number; size: number; colour: string}) => string;
  /** The mark of the site, on a grid of 32. */
  mark: string;
};

/** @throws Error that names what the sheet lacks */
function found(sheet: string, file: string, pattern: RegExp): string {
  const [, value] = pattern.exec(sheet) ?? [];
  if (value === undefined)
    throw new Error(
      `${file} has nothing like ${pattern.source}, which cards are drawn with. Remedy: restore it.`,
    );
  return value;
}

/** @param siteDir folder of the site */
export function lookOf(siteDir: string): Look {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const tokens = read('src/css/tokens.css');
  const icons = read('src/css/icons.css');
  const shapes = (name: string) =>
    decodeURIComponent(
      found(icons, 'icons.css', new RegExp(`--${name}:\\s*url\\("data:image/svg\\+xml,(.*?)"\\)`)),
    )
      .replace(/^<svg[^>]*>/, '')
      .replace(/<\/svg>$/, '');
  const sprite = shapes('icon-sprite');

  /** Icons that stand in the sprite have a place in it, in hundredths of the five steps between six. */
  const drawing = (name: string): {top: number; shapes: string} => {
    const [, place] = new RegExp(`--icon-${name}: var\\(--icon-sprite\\) 0 (\\d+)`).exec(icons) ?? [];
    return place === undefined
      ? {top: 0, shapes: shapes(`icon-${name}`)}
      : {top: (Number(place) / 20) * 24, shapes: sprite};
  };

  return {
    colour: (token) => found(tokens, 'tokens.css', new RegExp(`--hub-${token}: (#[\\da-f]{3,6});`)),
    icon: (name, {x, y, size, colour}) => {
      const {top, shapes: inner} = drawing(name);
      return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 ${top} 24 24"><g fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${inner}</g></svg>`;
    },
    mark: found(read('static/img/logo.svg'), 'logo.svg', /<path[^>]* d="([^"]+)"/),
  };
}
