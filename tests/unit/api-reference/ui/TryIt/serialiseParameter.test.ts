import {describe, expect, it} from 'vitest';
import {serialise} from '../../../../../src/api-reference/ui/TryIt/serialiseParameter';

const colours = ['blue', 'black', 'brown'];
const channels = {R: 100, G: 200, B: 150};

/** The table of styles of OpenAPI 3.1.1, Parameter Object: place, style, explode, value, result. */
const table: [string, string, boolean, unknown, string][] = [
  ['path', 'matrix', false, 'blue', ';color=blue'],
  ['path', 'matrix', false, colours, ';color=blue,black,brown'],
  ['path', 'matrix', false, channels, ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, colours, ';color=blue;color=black;color=brown'],
  ['path', 'matrix', true, channels, ';R=100;G=200;B=150'],
  ['path', 'label', false, 'blue', '.blue'],
  ['path', 'label', true, colours, '.blue.black.brown'],
  ['path', 'label', true, channels, '.R=100.G=200.B=150'],
  ['path', 'simple', false, 'blue', 'blue'],
  ['path', 'simple', false, colours, 'blue,black,brown'],
  ['path', 'simple', false, channels, 'R,100,G,200,B,150'],
  ['path', 'simple', true, channels, 'R=100,G=200,B=150'],
  ['query', 'form', false, 'blue', 'color=blue'],
  ['query', 'form', false, colours, 'color=blue,black,brown'],
  ['query', 'form', false, channels, 'color=R,100,G,200,B,150'],
  ['query', 'form', true, colours, 'color=blue&color=black&color=brown'],
  ['query', 'form', true, channels, 'R=100&G=200&B=150'],
  ['query', 'spaceDelimited', false, colours, 'color=blue%20black%20brown'],
  ['query', 'pipeDelimited', false, colours, 'color=blue|black|brown'],
  ['query', 'deepObject', true, channels, 'color[R]=100&color[G]=200&color[B]=150'],
];

describe('serialise', () => {
  it.each(table)('%s %s, explode %s: %j is %s', (place, style, explode, value, result) => {
    expect(serialise({name: 'color', in: place as 'path', style, explode}, value)).toBe(result);
  });

  it('takes the defaults of the place', () => {
    expect(serialise({name: 'a', in: 'query'}, ['x', 'y'])).toBe('a=x&a=y');
    expect(serialise({name: 'a', in: 'path'}, ['x', 'y'])).toBe('x,y');
    expect(serialise({name: 'a', in: 'header'}, channels)).toBe('R,100,G,200,B,150');
  });

  it('escapes what an address reserves, unless it may stay, and nothing in a header', () => {
    expect(serialise({name: 'a b', in: 'query'}, 'x&y/é')).toBe('a%20b=x%26y%2F%C3%A9');
    expect(serialise({name: 'a', in: 'query', allowReserved: true}, '/x?')).toBe('a=/x?');
    expect(serialise({name: 'a', in: 'header'}, 'x y/z')).toBe('x y/z');
    expect(serialise({name: 'a', in: 'path'}, '../x')).toBe('..%2Fx');
  });

  it('writes as JSON what is described by a media type, and what lies deeper than styles reach', () => {
    expect(serialise({name: 'a', in: 'query', mediaType: 'application/json'}, {b: 1})).toBe(
      'a=%7B%22b%22%3A1%7D',
    );
    expect(serialise({name: 'a', in: 'query', style: 'deepObject'}, {b: {c: 1}})).toBe(
      'a[b]=%7B%22c%22%3A1%7D',
    );
  });

  it('writes nothing of an empty list', () => {
    expect(serialise({name: 'a', in: 'query', explode: false}, [])).toBe('');
  });
});
