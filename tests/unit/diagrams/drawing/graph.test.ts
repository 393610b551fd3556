import {describe, expect, it} from 'vitest';
import {graphPicture} from '../../../../src/diagrams/drawing/graph';
import {svgOf} from '../../../../src/diagrams/drawing/svg';

const row = (words: string, y: number) =>
  `<tspan class="text-outer-tspan row" x="0" y="${y}em">${words
    .split(/(?= )/)
    .map((word) => `<tspan class="text-inner-tspan">${word}</tspan>`)
    .join('')}</tspan>`;
const label = (...lines: string[]) =>
  `<g class="label" transform="translate(-20, -9)"><rect/><g><rect class="background"/><text y="-10.1">${lines.map(row).join('')}</text></g></g>`;

/** As Mermaid writes a flowchart. */
const svg = `<svg viewBox="0 0 200 160"><style>#d{}</style><g><defs><marker id="m"><path d="M0 0L9 9"/></marker></defs><g class="root">
<g class="clusters"><g class="cluster"><rect x="4" y="4" width="190" height="60"/><g class="cluster-label"><text>${row('The region', 0)}</text></g></g></g>
<g class="edgePaths"><path d="M50,40L50,60" class="flowchart-link edge-pattern-solid" style="fill:none" marker-end="url(#d_flowchart-v2-pointEnd)"/><path d="M60,40L60,60" class="flowchart-link edge-pattern-dotted"/></g>
<g class="edgeLabels"><g class="edgeLabel" transform="translate(50, 50)"><g class="label"><g><rect class="background" width="30"/><text>${row('Yes', 0)}</text></g></g></g><g class="edgeLabel"><g class="label"><text><tspan class="row"/></text></g></g></g>
<g class="nodes"><g class="node default" transform="translate(50, 20)"><rect class="basic label-container" style="" x="-30" y="-20" width="60" height="40"/>${label('Keep <until', 'it & more').replaceAll('<until', '&lt;until').replace('& more', '&amp; more')}</g>
<g class="node default" transform="translate(50, 80)"><polygon points="10,0 20,-10 10,-20 0,-10" transform="translate(-10, 10)"/>${label('Is it?')}</g></g></g></g></svg>`;

describe('a flowchart', () => {
  const {outlines, labels} = graphPicture(svg);
  const of = (role: string) => outlines.filter((outline) => outline.role === role).map(({d}) => d);

  it('has boxes with our corners, and questions, in absolute places', () => {
    expect(of('box')).toEqual([
      'M26 0h48a6 6 0 0 1 6 6v28a6 6 0 0 1 -6 6h-48a6 6 0 0 1 -6 -6v-28a6 6 0 0 1 6 -6z',
    ]);
    expect(of('ask')).toEqual(['M50 90L60 80L50 70L40 80z']);
  });

  it('has lines that end inside their heads, and heads of its own', () => {
    expect(of('line')).toEqual(['M50 40L50 59.5']);
    expect(of('dash')).toEqual(['M60 40L60 60']);
    expect(of('head')).toEqual(['M45.5 55L50 64L54.5 55z']);
    expect(of('group')).toHaveLength(1);
  });

  it('has each line of a label as one text, in the middle of its box', () => {
    expect(labels.map(({lines}) => lines.map(({text}) => text))).toEqual([
      ['The region'],
      ['Yes'],
      ['Keep <until', 'it & more'],
      ['Is it?'],
    ]);
    expect(labels[2]?.lines.map(({x}) => x)).toEqual([50, 50]);
  });
});

it('the SVG has its words as text, escaped, and in the order of reading', () => {
  const words = svgOf(graphPicture(svg), {title: 'A & B', description: 'C'}, 'd1');
  expect(words.match(/<text.*/g)).toEqual([
    expect.stringMatching(
      /^<text><tspan[^>]*>Keep &lt;until<\/tspan> <tspan[^>]*>it &amp; more<\/tspan><\/text>$/,
    ),
    expect.stringMatching(/^<text class="strong"[^>]*>The region<\/text>$/),
    expect.stringMatching(/^<text class="over" x="50" y="55">Yes<\/text>$/),
    expect.stringMatching(/^<text[^>]*>Is it\?<\/text>$/),
  ]);
  expect(words).toContain('<title id="d1-t">A &amp; B</title>');
  expect(words).not.toMatch(/style|marker/);
});

it('the end of states is a ring', () => {
  const end =
    '<svg viewBox="0 0 20 20"><g class="root"><g class="node default" transform="translate(10, 10)"><g class="outer-path"><path d="M7 0 C7 1, 2 3, 4 5"/></g></g><g class="node"><circle class="state-start" r="7"/></g></g></svg>';
  expect(graphPicture(end).outlines.map(({role}) => role)).toEqual(['box', 'mark', 'mark']);
});
