/** The table of styles of OpenAPI 3.1.1 and 3.2.0 (Parameter Object): a parameter `color`, its values, and what is sent. */
import type {Described} from '../../../src/api-reference/request/serialise';

/** An object, in the table. */
export const map = {R: 100, G: 200, B: 150};

/** In, style and explode; then what is sent of an empty text, a text, a list and an object. Hyphens stand for nothing. */
const table = `
path   matrix         false  ;color  ;color=blue  ;color=blue,black,brown              ;color=R,100,G,200,B,150
path   matrix         true   ;color  ;color=blue  ;color=blue;color=black;color=brown  ;R=100;G=200;B=150
path   label          false  .       .blue        .blue,black,brown                    .R,100,G,200,B,150
path   label          true   .       .blue        .blue.black.brown                    .R=100.G=200.B=150
path   simple         false  -       blue         blue,black,brown                     R,100,G,200,B,150
path   simple         true   -       blue         blue,black,brown                     R=100,G=200,B=150
header simple         false  -       blue         blue,black,brown                     R,100,G,200,B,150
header simple         true   -       blue         blue,black,brown                     R=100,G=200,B=150
query  form           false  color=  color=blue   color=blue,black,brown               color=R,100,G,200,B,150
query  form           true   color=  color=blue   color=blue&color=black&color=brown   R=100&G=200&B=150
query  spaceDelimited false  n/a     n/a          color=blue%20black%20brown           color=R%20100%20G%20200%20B%20150
query  pipeDelimited  false  n/a     n/a          color=blue%7Cblack%7Cbrown           color=R%7C100%7CG%7C200%7CB%7C150
query  deepObject     true   n/a     n/a          n/a                                  color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150
cookie form           false  color=  color=blue   color=blue,black,brown               color=R,100,G,200,B,150
cookie cookie         false  color=  color=blue   color=blue,black,brown               color=R,100,G,200,B,150
cookie cookie         true   color=  color=blue   color=blue;␣color=black;␣color=brown R=100;␣G=200;␣B=150
`;

/** A value of the table, with how it is written. */
type Cell = {place: Described['in']; style: string; explode: boolean; value: unknown; result: string};

export const cells: Cell[] = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [place, style = '', explode, ...written] = row.split(/ +/);
    return ['', 'blue', ['blue', 'black', 'brown'], map].flatMap((value, column) => {
      const result = written[column]!.replace(/^-$/, '').replaceAll('␣', ' ');
      if (result === 'n/a') return [];
      return [{place: place as Described['in'], style, explode: explode === 'true', value, result}];
    });
  });
