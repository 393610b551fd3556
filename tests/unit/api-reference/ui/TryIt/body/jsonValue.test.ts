import {expect, it} from 'vitest';
import {
  memberOf,
  parsedObject,
  withItem,
  withMember,
} from '../../../../../../src/api-reference/ui/TryIt/body/jsonValue';

it('changes members and items of a copy', () => {
  const old = {a: 1, b: 2};
  expect(withMember(old, 'a', 3)).toEqual({a: 3, b: 2});
  expect(withMember(old, 'a', undefined)).toEqual({b: 2});
  expect(withMember([1], 'a', 3)).toEqual({a: 3});
  expect(withItem([1, 2], 0, undefined)).toEqual([2]);
  expect(withItem([1, 2], 1, 3)).toEqual([1, 3]);
  expect(old).toEqual({a: 1, b: 2});
  expect(memberOf([1], 'length')).toBeUndefined();
});

it('holds objects and lists only', () => {
  expect(parsedObject('{"a": 1}')).toEqual({value: {a: 1}});
  expect(parsedObject(' ')).toEqual({value: undefined});
  expect(parsedObject('7')).toBeUndefined();
  expect(parsedObject('{')).toBeUndefined();
});
