/** The table of styles of OpenAPI 3.1.1 and 3.2.0 (Parameter Object): a parameter `color`, its values, and what is sent. */
import type {Described} from '../../../src/api-reference/request/serialise';

const list = ['blue', 'black', 'brown'];
/** An object, in the table. */
export const map = {R: 100, G: 200, B: 150};

type Written = string | undefined;
type Row = [
  place: Described['in'],
  style: string,
  explode: boolean,
  empty: Written,
  text: Written,
  list: Written,
  map: Written,
];

/** Undefined is the table's 'n/a'. */
const table: Row[] = [
  ['path', 'matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  [
    'path',
    'matrix',
    true,
    ';color',
    ';color=blue',
    ';color=blue;color=black;color=brown',
    ';R=100;G=200;B=150',
  ],
  ['path', 'label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['path', 'label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['path', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['path', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['header', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['header', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['query', 'form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  [
    'query',
    'spaceDelimited',
    false,
    undefined,
    undefined,
    'color=blue%20black%20brown',
    'color=R%20100%20G%20200%20B%20150',
  ],
  [
    'query',
    'pipeDelimited',
    false,
    undefined,
    undefined,
    'color=blue%7Cblack%7Cbrown',
    'color=R%7C100%7CG%7C200%7CB%7C150',
  ],
  [
    'query',
    'deepObject',
    true,
    undefined,
    undefined,
    undefined,
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  ],
  ['cookie', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['cookie', 'cookie', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  [
    'cookie',
    'cookie',
    true,
    'color=',
    'color=blue',
    'color=blue; color=black; color=brown',
    'R=100; G=200; B=150',
  ],
];

/** A value of the table, with how it is written. */
export type Cell = {place: Described['in']; style: string; explode: boolean; value: unknown; result: string};

export const cells: Cell[] = table.flatMap(([place, style, explode, ...cell]) =>
  ['', 'blue', list, map].flatMap((value, column) => {
    const result = cell[column];
    return result === undefined ? [] : [{place, style, explode, value, result}];
  }),
);
