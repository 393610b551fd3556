/** A stored drawing in its two uses: inside a page, and as a file of its own. */
import {declarationsOf} from './tokens';

const namespace = ' xmlns="http://www.w3.org/2000/svg"';

/**
 * @param drawing as it is stored
 * @param key its name, with which its ids begin
 * @param count how often the page shows it so far, this time included: an id is unique in a page
 * @returns the drawing for a page
 */
export function withNumber(drawing: string, key: string, count: number): string {
  const inline = drawing.replace(namespace, '').trim();
  return count > 1 ? inline.replaceAll(`"d${key}`, `"d${key}-${count}`) : inline;
}

/** Colours by class, as names of tokens; `src/css/diagrams.css` says the same of a drawing in a page. */
const paints: Record<string, {fill?: string; stroke?: string; more?: string}> = {
  group: {stroke: 'line-strong'},
  life: {stroke: 'line-strong'},
  line: {stroke: 'muted'},
  dash: {stroke: 'muted', more: 'stroke-dasharray:4 4'},
  head: {fill: 'muted'},
  box: {fill: 'raised', stroke: 'accent'},
  ask: {fill: 'page', stroke: 'accent'},
  mark: {fill: 'muted'},
  tag: {fill: 'raised', stroke: 'line-strong'},
};

/** @param colours by name of token */
function rules(colours: ReadonlyMap<string, string>): string {
  const colour = (name: string | undefined) => (name ? (colours.get(`--hub-${name}`) ?? 'none') : 'none');
  const shapes = Object.entries(paints).map(
    ([name, {fill, stroke, more = ''}]) => `.${name}{fill:${colour(fill)};stroke:${colour(stroke)};${more}}`,
  );
  const page = colour('page');
  return `.ground{fill:${page}}text{fill:${colour('text')}}.over{stroke:${page}}${shapes.join('')}`;
}

/**
 * @param drawing as it is stored
 * @returns a file that shows the drawing in the colours of the system's mode, on the ground of the page
 */
export function standalone(drawing: string): string {
  const {light, dark} = declarationsOf();
  const withAccent = (colours: Map<string, string>) =>
    new Map(colours).set('--hub-accent', colours.get('--hub-brand') ?? '');
  const style = [
    'text{font-family:ui-sans-serif,system-ui,sans-serif;text-anchor:middle}',
    'path{stroke-width:1.5px;stroke-linejoin:round}.group,.life,.tag{stroke-width:1px}',
    '.over{paint-order:stroke;stroke-width:6px;stroke-linejoin:round}.strong{font-weight:650}',
    rules(withAccent(light)),
    `@media(prefers-color-scheme:dark){${rules(withAccent(dark))}}`,
  ].join('');
  const [, , , width = '', height = ''] = /viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"/.exec(drawing) ?? [];
  return drawing
    .replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`)
    .replace(/(<svg[^>]*viewBox="(-?\d+) (-?\d+)[^>]*>)/, (open, _, x: string, y: string) =>
      [
        open,
        `<style>${style}</style>`,
        `<rect class="ground" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
      ].join('\n'),
    );
}
