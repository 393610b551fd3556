/** A page of the seed says enough to be worth a visit. */
import {expect, it} from 'vitest';
import {docs, expectNone, objections, posts, proseOf, type Finding, type Page} from '../content/corpus';

const least = (kind: Page['kind']) => (kind === 'post' ? 500 : 150);

function rule(page: Page): Finding[] {
  const words = proseOf(page).flatMap(({value}) => value.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  const minimum = least(page.kind);
  if (words >= minimum) return [];
  const remedy = `write at least ${minimum}, or make it a part of another page.`;
  return [{path: page.path, line: 1, message: `The page has ${words} words.`, remedy}];
}

it('sees a short page and a short post', () => {
  expect(objections(rule, 'word '.repeat(149))).toEqual([1]);
  expect(objections(rule, 'word '.repeat(150))).toEqual([]);
  expect(objections(rule, '`word` '.repeat(200))).toEqual([1]);
  expect(objections(rule, 'word '.repeat(499), 'blog/a/index.md')).toEqual([1]);
});

it('holds for every page and post', () => {
  expectNone([...docs, ...posts].flatMap(rule));
});
