/** The drawing of a card: product, title and the mark of the site, in flat colours, so that its file is small. */
import {fitted} from './lines';
import type {Letters} from './letters';
import type {Look} from './look';

/** The size that networks show without cutting: https://ogp.me and the guides of the large ones agree on it. */
export const size = {width: 1200, height: 630} as const;

export type Card = {
  title: string;
  /** Product, API or part of the site, over the title. */
  area: string;
  /** At the foot, on the right. */
  note: string;
  /** Token of its colour. */
  accent: string;
  /** Name of its icon. */
  icon: string;
};

const edge = 88;
const [top, foot] = [96, 548];

/** A colour on white, as a part of one. */
function tint(colour: string, part: number): string {
  const full = colour.length === 4 ? [...colour.slice(1)].map((one) => one + one).join('') : colour.slice(1);
  const mixed = [0, 2, 4].map((at) => Math.round(255 - (255 - parseInt(full.slice(at, at + 2), 16)) * part));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function title(words: string, letters: Letters, colour: string): string {
  const {size: letter, lines} = fitted(words, size.width - 2 * edge, letters.widthOf);
  const step = Math.round(letter * 1.16);
  // Optically centred between the area above and the line at the foot.
  const first = Math.round((top + 56 + foot - 44) / 2 - ((lines.length - 1) * step) / 2 + letter * 0.34);
  return lines
    .map((line, index) => letters.draw(line, {x: edge - 3, y: first + index * step, size: letter, colour}))
    .join('');
}

/** @param site its name, beside the mark */
export function cardSvg(card: Card, site: string, {colour, icon, mark}: Look, letters: Letters): string {
  const accent = colour(card.accent);
  const muted = colour('muted');
  const note = {y: foot + 44, size: 26, colour: muted};
  const right = size.width - edge;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
    `<path fill="${colour('page')}" d="M0 0h${size.width}v${size.height}H0z"/>` +
    icon(card.icon, {x: 786, y: 100, size: 500, colour: tint(accent, 0.08)}) +
    `<path fill="${accent}" d="M0 0h20v${size.height}H0z"/>` +
    icon(card.icon, {x: edge - 4, y: top - 36, size: 52, colour: accent}) +
    letters.draw(card.area, {x: edge + 64, y: top + 2, size: 34, colour: accent}) +
    title(card.title, letters, colour('text')) +
    `<path fill="${colour('line')}" d="M${edge} ${foot - 16}H${right}v2H${edge}z"/>` +
    `<path transform="translate(${edge - 3} ${foot + 11}) scale(1.45)" fill="${colour('brand')}" fill-rule="evenodd" d="${mark}"/>` +
    letters.draw(site, {x: edge + 56, y: foot + 46, size: 34, colour: colour('text')}) +
    letters.draw(card.note, {x: right - letters.widthOf(card.note, note.size), ...note}) +
    `</svg>`
  );
}
