/** A page says enough to be worth a visit, and a post has a beginning for the list of posts. */
import {expect, it} from 'vitest';
import {docs, expectNone, objections, posts, proseOf, type Finding, type Page} from './corpus';

const minimum = {doc: 150, post: 500};
const marker = '<!-- truncate -->';

function rule(page: Page): Finding[] {
  const {path, kind, text} = page;
  const words = proseOf(page).flatMap(({value}) => value.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  const short: Finding[] =
    words < minimum[kind as keyof typeof minimum]
      ? [
          {
            path,
            line: 1,
            message: `The page has ${words} words.`,
            remedy: `write at least ${minimum[kind as keyof typeof minimum]}, or make it a part of another page.`,
          },
        ]
      : [];
  const markers = text.split(marker).length - 1;
  const cut: Finding[] =
    kind === 'post' && markers !== 1
      ? [
          {
            path,
            line: 1,
            message: `The post has ${markers} truncate markers.`,
            remedy: `put one "${marker}" after the first paragraph.`,
          },
        ]
      : [];
  return [...short, ...cut];
}

it('sees a short page, and a post without a marker', () => {
  expect(objections(rule, 'word '.repeat(149))).toEqual([1]);
  expect(objections(rule, 'word '.repeat(150))).toEqual([]);
  expect(objections(rule, '`word` '.repeat(200))).toEqual([1]);
  expect(objections(rule, 'word '.repeat(500), 'blog/a/index.md')).toEqual([1]);
  expect(objections(rule, `Start.\n\n${marker}\n\n${'word '.repeat(500)}`, 'blog/a/index.md')).toEqual([]);
});

it('holds for every page and post', () => {
  expectNone([...docs, ...posts].flatMap(rule));
});
