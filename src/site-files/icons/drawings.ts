/** The icons that are not SVG, drawn from `static/img/favicon.svg`. */
import {Resvg} from '@resvg/resvg-js';
import {ico} from './ico';

/** Side of the drawing's own square. */
const side = 32;

/** White on a square in the colour of the brand: launchers show it on any background. */
type Tile = {
  /** Part of the side that the mark takes. */
  mark: number;
  /** Part of the side by which the square is rounded. */
  corner: number;
};

/** iOS rounds the square itself; Android cuts it, and keeps a circle of 80 % in the middle (web manifest, "maskable"). */
const tiles = {
  launcher: {mark: 0.66, corner: 0.2},
  rounded: {mark: 0.66, corner: 0},
  cut: {mark: 0.56, corner: 0},
} satisfies Record<string, Tile>;

/** @throws Error when the drawing has not the one shape and the colours that icons are made of */
function partsOf(favicon: string): {shape: string; colour: string} {
  const shapes = favicon.match(/<path [^>]*\/>/g) ?? [];
  const [, colour] = /path { fill: (#\w+);/.exec(favicon) ?? [];
  if (shapes.length !== 1 || !colour)
    throw new Error(
      'static/img/favicon.svg: not one path with a fill in its style. Remedy: keep that form, or draw the icons in src/site-files/icons/drawings.ts in another way.',
    );
  return {shape: shapes[0], colour};
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;

const png = (drawing: string, size: number): Buffer =>
  new Resvg(drawing, {fitTo: {mode: 'width', value: size}}).render().asPng();

/**
 * @param favicon text of `static/img/favicon.svg`
 * @returns content of each icon by its path in `static`
 * @throws Error when the drawing has another form
 */
export function icons(favicon: string): Record<string, Buffer> {
  const {shape, colour} = partsOf(favicon);
  const bare = svg(`<g fill="${colour}">${shape}</g>`);
  const tile = ({mark, corner}: Tile) =>
    svg(
      `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${colour}"/><g fill="white" transform="translate(${(side * (1 - mark)) / 2} ${(side * (1 - mark)) / 2}) scale(${mark})">${shape}</g>`,
    );
  return {
    'favicon.ico': ico([16, 32, 48].map((size) => ({size, png: png(bare, size)}))),
    'apple-touch-icon.png': png(tile(tiles.rounded), 180),
    'img/icon-192.png': png(tile(tiles.launcher), 192),
    'img/icon-512.png': png(tile(tiles.launcher), 512),
    'img/icon-maskable-512.png': png(tile(tiles.cut), 512),
  };
}
