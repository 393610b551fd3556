/** JSON in a fence is JSON. */
import {expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages, type Finding, type Rule} from '../corpus';

const rule: Rule = (page) =>
  fencesOf(page, 'json').flatMap(({value, line}): Finding[] => {
    try {
      JSON.parse(value);
      return [];
    } catch (error) {
      return [
        {
          path: page.path,
          line,
          message: `This is not JSON: ${(error as Error).message}.`,
          remedy: 'correct it; several values in lines, or a shortened text, are "text".',
        },
      ];
    }
  });

it('sees what is not JSON', () => {
  expect(objections(rule, '```json\n{"a": [1, null]}\n```')).toEqual([]);
  expect(objections(rule, '```json\n{"a": 1,}\n```\n\n```json\n{}\n{}\n```')).toEqual([2, 6]);
});

it('holds for every fence', () => {
  expect(pages.flatMap((page) => fencesOf(page, 'json')).length).toBeGreaterThan(10);
  expectNone(pages.flatMap(rule));
});
