import {expect, it} from 'vitest';
import {sequencePicture} from '../../../../src/diagrams/drawing/sequence';

const text = (name: string, x: number, y: number, words: string) =>
  `<text x="${x}" y="${y}" dominant-baseline="middle" class="${name}" dy="1em" style="font-size: 14px;">${words}</text>`;

/** As Mermaid writes a sequence diagram. */
const svg = `<svg viewBox="-2 -2 200 300">
<g><line x1="50" y1="40" x2="50" y2="2000" class="actor-line 200"/><g><rect x="0" y="0" width="100" height="40" class="actor actor-top"/><text x="50" y="20" dominant-baseline="central" class="actor actor-box"><tspan x="50" dy="-8">Payment</tspan></text><text x="50" y="20" dominant-baseline="central" class="actor actor-box"><tspan x="50" dy="8">page</tspan></text></g></g>
<defs><marker id="x"><path d="M0 0L1 1"/></marker></defs>
<g><line x1="10" y1="60" x2="190" y2="60" class="loopLine"/><polygon points="10,60 50,60 40,70 10,70" class="labelBox"/><text x="30" y="66" dominant-baseline="middle" class="labelText">alt</text>
<text x="100" y="70" class="sectionTitle">[one]</text><text x="100" y="200" class="sectionTitle">[two]</text></g>
${text('messageText', 100, 80, 'Asks for')}${text('messageText', 100, 96, 'it')}<line x1="51" y1="123" x2="146" y2="123" class="messageLine0" marker-end="url(#d-arrowhead)"/>
${text('messageText', 100, 130, 'Gets it')}<path d="M 50,150 C 90,140 90,170 50,165" class="messageLine1" marker-end="url(#d-arrowhead)"/></svg>`;

const picture = sequencePicture(svg);

it('lines of one text are one label, and those of another are not', () => {
  expect(picture.labels.map(({lines}) => lines.map((line) => line.text))).toEqual([
    ['Payment', 'page'],
    ['alt'],
    ['[one]'],
    ['[two]'],
    ['Asks for', 'it'],
    ['Gets it'],
  ]);
});

it('names and kinds of frames are strong, other words stand on lines', () => {
  expect(picture.labels.map(({isStrong, isOver}) => [isStrong, isOver])).toEqual([
    [true, false],
    [true, false],
    ...Array<boolean[]>(4).fill([false, true]),
  ]);
});

it('lifelines end with the drawing, and messages at the lifeline', () => {
  const of = (role: string) => picture.outlines.filter((outline) => outline.role === role).map(({d}) => d);
  expect(of('life')).toEqual(['M50 40L50 298']);
  expect(of('line')).toEqual(['M51 123L144.5 123']);
  expect(of('head')[0]).toBe('M140 127.5L149 123L140 118.5z');
  expect(of('dash')).toHaveLength(1);
  expect(of('group')).toHaveLength(1);
  expect(of('tag')).toHaveLength(1);
});
