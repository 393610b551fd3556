/** Draws bars as SVG inside a page, in the colours of its styles. */
import type {Plot} from './model';

/** Escapes what has a meaning in HTML and SVG. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** In the units of the drawing, which is as wide as its place. */
const width = 720;
const row = {height: 26, bar: 16};
const place = {label: 290, value: 90};

const short = (label: string): string => (label.length > 36 ? `${label.slice(0, 35)}…` : label);

/**
 * @returns an SVG whose name and description say in words what it shows; nothing for a plot without bars
 */
export function plotOf({caption, unit, bars}: Plot): string {
  if (!bars.length) return '';
  const most = Math.max(...bars.map(({value, limit = 0}) => Math.max(value, limit))) || 1;
  const scale = (width - place.label - place.value) / most;
  const words = bars.map(
    ({label, value, limit}) =>
      `${label}: ${value.toLocaleString('en-GB')}${limit === undefined ? '' : ` of ${limit.toLocaleString('en-GB')}`} ${unit}`,
  );
  const drawn = bars.map(({label, value, limit}, index) => {
    const y = index * row.height;
    const baseline = y + row.height / 2 + 5;
    const length = Math.max(1, Math.round(value * scale));
    const isOver = limit !== undefined && value > limit;
    return [
      `<text x="${place.label - 10}" y="${baseline}" text-anchor="end">${escaped(short(label))}</text>`,
      `<rect class="bar${isOver ? ' over' : ''}" x="${place.label}" y="${y + 5}" width="${length}" height="${row.bar}"/>`,
      limit === undefined
        ? ''
        : `<rect class="limit" x="${place.label + Math.round(limit * scale)}" y="${y + 2}" width="2" height="${row.height - 4}"/>`,
      `<text x="${place.label + Math.max(length, Math.round((limit ?? 0) * scale)) + 8}" y="${baseline}">${value.toLocaleString('en-GB')}</text>`,
    ].join('');
  });
  return `<svg class="plot" viewBox="0 0 ${width} ${bars.length * row.height}" role="img" aria-label="${escaped(`${caption}, ${unit}. ${words.join('; ')}.`)}">${drawn.join('')}</svg>`;
}
