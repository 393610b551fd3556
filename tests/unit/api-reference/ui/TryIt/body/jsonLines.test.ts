import {expect, it} from 'vitest';
import {jsonLines, laidOut} from '../../../../../../src/api-reference/ui/TryIt/body/jsonLines';
import {parsedObject} from '../../../../../../src/api-reference/ui/TryIt/body/jsonValue';

const text = '{\n"a": [\n  1,\n  {"b": "x\\"}"}\n],\n"c": null}\n';

it.each<[path: string[], line: number]>([
  [[], 1],
  [['a'], 2],
  [['a', '0'], 3],
  [['a', '1', 'b'], 4],
  [['c'], 6],
  [['a', '1', 'missing'], 4],
  [['missing'], 1],
])('%j begins on line %i', (path, line) => expect(jsonLines(text).lineOf(path)).toBe(line));

it('whole JSON has no fault', () => expect(jsonLines(text).fault).toBeUndefined());

it.each([
  ['{"a": 1,\n}', '}', 2],
  ['{\n"a" 1}', '1', 2],
  ['[1\n2]', '2', 2],
  ['{"a": 1}\n{', '{', 2],
  ['{\n"a": tru}', 'tru', 2],
  ['{\n"a": "x}', '"', 2],
  ['{\n1: 2}', '1', 2],
  ['{"a":\n[1', '', 2],
  ['', '', 1],
])('%j fails at %j on line %i', (faulty, sign, line) =>
  expect(jsonLines(faulty).fault).toEqual({text: sign, line}),
);

it('JSON is laid out without a change of its numbers and of the order of its members', () => {
  expect(laidOut('{"2":[1.10,9007199254740993],"1":{}, "a":[ ],"b":"{,:"}')).toBe(
    '{\n  "2": [\n    1.10,\n    9007199254740993\n  ],\n  "1": {},\n  "a": [],\n  "b": "{,:"\n}',
  );
});

it('fields do not hold a whole number that they would round', () => {
  expect(parsedObject('{"id": 9007199254740991}')).toEqual({value: {id: 9007199254740991}});
  expect(parsedObject('{"id": 9007199254740993}')).toBeUndefined();
});
