import {describe, expect, it} from 'vitest';
import {fieldPairs, serialise, serialiseField} from '../../../../src/api-reference/request/serialise';
import {cells, map} from '../../../support/samples/styles';

describe('the table of OpenAPI', () => {
  it.each(cells)(
    '$place $style, explode $explode: $value is $result',
    ({place, style, explode, value, result}) => {
      expect(serialise({name: 'color', in: place, style, explode}, value)).toBe(result);
    },
  );
});

describe('serialise', () => {
  it('takes the defaults of the place', () => {
    expect(serialise({name: 'a', in: 'query'}, ['x', 'y'])).toBe('a=x&a=y');
    expect(serialise({name: 'a', in: 'query', style: 'pipeDelimited'}, ['x', 'y'])).toBe('a=x%7Cy');
    expect(serialise({name: 'a', in: 'cookie', style: 'cookie'}, ['x', 'y'])).toBe('a=x; a=y');
    expect(serialise({name: 'a', in: 'path'}, ['x', 'y'])).toBe('x,y');
    expect(serialise({name: 'a', in: 'header'}, map)).toBe('R,100,G,200,B,150');
  });

  it('escapes names and texts, and nothing in a header or a cookie of style "cookie"', () => {
    expect(serialise({name: 'a b', in: 'query'}, "x&y/é'")).toBe('a%20b=x%26y%2F%C3%A9%27');
    expect(serialise({name: 'a', in: 'path'}, '../x')).toBe('..%2Fx');
    expect(serialise({name: 'a', in: 'path', explode: true}, {'b/c': 'd,e'})).toBe('b%2Fc=d%2Ce');
    expect(serialise({name: 'a', in: 'header'}, 'x y/z')).toBe('x y/z');
    expect(serialise({name: 'a', in: 'cookie', style: 'cookie'}, 'x/y')).toBe('a=x/y');
  });

  it('writes as JSON what is described by a media type of JSON', () => {
    const json = {name: 'a', in: 'query', mediaType: 'application/json'} as const;
    expect(serialise(json, {b: 1})).toBe('a=%7B%22b%22%3A1%7D');
    expect(serialise(json, 'b')).toBe('a=%22b%22');
    expect(serialise({...json, mediaType: 'text/plain'}, 'b')).toBe('a=b');
  });

  it.each(['path', 'query', 'header', 'cookie'] as const)(
    'writes nothing of null and empty lists in a %s',
    (place) => {
      for (const value of [null, [], {}, [null], {a: null}])
        for (const explode of [true, false])
          expect(serialise({name: 'a', in: place, explode}, value)).toBe('');
    },
  );
});

describe('a field of a form', () => {
  it('repeats a list, and goes as JSON when it is an object', () => {
    expect(fieldPairs('a', ['x&y', 1])).toEqual([
      ['a', 'x&y'],
      ['a', '1'],
    ]);
    expect(fieldPairs('a', {b: 1})).toEqual([['a', '{"b":1}']]);
    expect(serialiseField('a', ['x&y', 1])).toBe('a=x%26y&a=1');
  });
});
