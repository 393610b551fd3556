/** A bar chart of the plotted rows of a result: an SVG that reads in light and in dark surroundings. */
import type {Result, Row} from './result';

const width = 760;
const label = 170;
const number = 80;
const bar = {height: 16, gap: 4};
const heading = 30;
const title = 40;
const margin = 12;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Colours of the two schemes; ours is the strong one. Those of the text have a contrast of 7 or more. */
const style = `
  .text { fill: #1f2933; font: 13px system-ui, sans-serif; }
  .title { font-weight: 600; font-size: 15px; }
  .name { font-weight: 600; }
  .ours { fill: #0b63ce; }
  .other { fill: #8fa3b8; }
  @media (prefers-color-scheme: dark) {
    .text { fill: #e6edf3; }
    .ours { fill: #6cb0ff; }
    .other { fill: #5d7288; }
  }`;

const text = (x: number, y: number, kind: string, content: string, anchor = 'start') =>
  `<text class="text ${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${escaped(content)}</text>`;

/** Bars of one row, as long as their share of the longest. */
function panel({name, unit, digits, values}: Row, peers: readonly string[], top: number): string[] {
  const most = Math.max(...values.map((value) => value ?? 0)) || 1;
  const space = width - label - number - 2 * margin;
  const bars = values.map((value, index) => {
    const y = top + heading + index * (bar.height + bar.gap);
    const length = Math.max(1, Math.round((space * (value ?? 0)) / most));
    const start = margin + label;
    const baseline = y + bar.height - 3;
    return [
      text(start - 8, baseline, '', peers[index] ?? '', 'end'),
      ...(value === null
        ? [text(start, baseline, '', 'none')]
        : [
            `<rect class="${index ? 'other' : 'ours'}" x="${start}" y="${y}" width="${length}" height="${bar.height}" rx="2"/>`,
            text(start + length + 6, baseline, '', value.toFixed(digits)),
          ]),
    ].join('\n');
  });
  return [text(margin, top + heading - 8, 'name', `${name}, ${unit}`), ...bars];
}

/** @returns an SVG document; its title and description say in words what it shows */
export function plotOf({part, about, peers, tables}: Result): string {
  const parts: string[] = [];
  let top = margin;
  for (const table of tables) {
    const rows = table.rows.filter(({isPlotted}) => isPlotted);
    if (!rows.length) continue;
    parts.push(text(margin, top + 24, 'title', table.title));
    top += title;
    for (const row of rows) {
      parts.push(...panel(row, peers, top));
      top += heading + peers.length * (bar.height + bar.gap) + 8;
    }
  }
  const height = top + margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title about">
<title id="title">${escaped(`Bench: ${part}. Shorter bars are better.`)}</title>
<desc id="about">${escaped(about)}</desc>
<style>${style}
</style>
${parts.join('\n')}
</svg>
`;
}
