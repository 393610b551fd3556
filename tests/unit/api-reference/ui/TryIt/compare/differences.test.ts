import {describe, expect, it} from 'vitest';
import {countOf, differences} from '../../../../../../src/api-reference/ui/TryIt/compare/differences';

const own = (lines: {text: string; isOwn: boolean}[]) =>
  lines.filter(({isOwn}) => isOwn).map(({text}) => text.trim());

describe('differences', () => {
  it('compares JSON by its values, however it is laid out', () => {
    const found = differences('{"id":1,"name":"Rex","tags":[]}', '{\n "id": 1, "name": "Tom", "tags": []}');
    expect(own(found.earlier)).toEqual(['"name": "Rex",']);
    expect(own(found.later)).toEqual(['"name": "Tom",']);
    expect(countOf(found)).toBe(1);
  });

  it('sees digits that JavaScript rounds away', () => {
    const found = differences(
      '{"id":9007199254740993,"price":10.00}',
      '{"id":9007199254740992,"price":10.0}',
    );
    expect(own(found.earlier)).toEqual(['"id": 9007199254740993,', '"price": 10.00']);
  });

  it('keeps every line of both texts', () => {
    const [earlier, later] = ['a\n\nb\nc', 'b\nc\nd\n'];
    const found = differences(earlier, later);
    expect(found.earlier.map(({text}) => text).join('\n')).toBe(earlier);
    expect(found.later.map(({text}) => text).join('\n')).toBe('b\nc\nd');
    expect([own(found.earlier), own(found.later)]).toEqual([['a', ''], ['d']]);
    expect(countOf(found)).toBe(2);
  });

  it.each([
    ['', ''],
    ['not json {', 'not json {'],
    ['{"a":1,"a":2}', '{"a":1,"a":2}'],
  ])('%j and %j are the same', (earlier, later) => expect(countOf(differences(earlier, later))).toBe(0));
});
