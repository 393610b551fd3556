/** Writes a picture as SVG for a page. */
import {sortBy} from 'lodash';
import {short} from './path';
import {roles, type Label, type Picture} from './picture';
import {fontSize} from './settings';
import type {Words} from '../words';

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Half of a space: the one after a line counts for the width by which browsers centre it. */
const halfSpace = 0.15 * fontSize;

function labelText({lines, isOver, isStrong}: Label): string {
  const name = isOver ? ' class="over"' : isStrong ? ' class="strong"' : '';
  const [first] = lines;
  if (lines.length === 1 && first)
    return `<text${name} x="${short(first.x)}" y="${short(first.y)}">${escaped(first.text)}</text>`;
  const spans = lines.map(({text, x, y}, index) => {
    const at = index < lines.length - 1 ? x + halfSpace : x;
    return `<tspan x="${short(at)}" y="${short(y)}">${escaped(text)}</tspan>`;
  });
  return `<text${name}>${spans.join(' ')}</text>`;
}

/** As one reads: from above, and from the left. */
const inOrder = (labels: readonly Label[]) =>
  sortBy(labels, [({lines}) => Math.round((lines[0]?.y ?? 0) / 8), ({lines}) => lines[0]?.x]);

/** Around all, for the width of lines. */
const room = 2;

/**
 * @param words name and description for screen readers
 * @param id begins the ids of the drawing
 * @returns an image, beside which the labels stand as text: what is inside an image, screen readers do not read
 */
export function svgOf({bounds, outlines, labels}: Picture, {title, description}: Words, id: string): string {
  const x = Math.floor(bounds.x) - room;
  const y = Math.floor(bounds.y) - room;
  const width = Math.ceil(bounds.width) + 2 * room;
  const height = Math.ceil(bounds.height) + 2 * room;
  const em = (pixels: number) => `${Math.round((pixels / fontSize) * 1000) / 1000}em`;
  const paths = roles.flatMap((role) => {
    const d = outlines.filter((outline) => outline.role === role).map((outline) => outline.d);
    return d.length ? [`<path class="${role}" d="${d.join('')}"/>`] : [];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" width="${em(width)}" height="${em(height)}" viewBox="${x} ${y} ${width} ${height}">`,
    `<g id="${id}" class="art" font-size="${fontSize}">`,
    `<g role="img" aria-labelledby="${id}-t" aria-describedby="${id}-d"><title id="${id}-t">${escaped(title)}</title><desc id="${id}-d">${escaped(description)}</desc>`,
    ...paths,
    '</g>',
    ...inOrder(labels).map(labelText),
    '</g>',
    '</svg>\n',
  ].join('\n');
}
