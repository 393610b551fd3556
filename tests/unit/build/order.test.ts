import {expect, it} from 'vitest';
import {inOrder} from '../../../src/build/order';
import type {Step} from '../../../src/build/stepType';

const step = (name: string, ...before: string[]): Step => ({name, before});

const order = (...steps: Step[]) => inOrder(steps).map(({name}) => name);

it('is that in which the steps came, where they do not say otherwise', () => {
  expect(order(step('c'), step('a'), step('b'))).toEqual(['c', 'a', 'b']);
});

it('puts each step before those that it names, whatever order they came in', () => {
  const [a, b, c] = [step('a', 'b'), step('b', 'c'), step('c')];
  for (const steps of [
    [a, b, c],
    [c, b, a],
    [b, c, a],
  ])
    expect(order(...steps)).toEqual(['a', 'b', 'c']);
});

it('stops at steps that wait for each other, and names them alone', () => {
  expect(() => order(step('x'), step('a', 'b'), step('b', 'c'), step('c', 'a'))).toThrow(
    'The steps "a", "b", "c" wait for each other. Remedy',
  );
  expect(() => order(step('a', 'a'))).toThrow('"a" wait');
});

it('stops at a name that no step has', () => {
  expect(() => order(step('a', 'versoin'), step('version'))).toThrow(
    /"a" comes before "versoin", which no plugin brings\. Remedy: .* There are "a", "version"\.$/,
  );
});

it('stops at two steps with one name', () => {
  expect(() => order(step('a'), step('b'), step('a'))).toThrow('Two plugins bring a step "a"');
});
