/** Every error code that a page mentions has a heading on one of the two pages of codes. */
import {expect, it} from 'vitest';
import {expectNone, headingsOf, linesOf, objections, pages, type Rule} from './corpus';

const homes = ['docs/focus/troubleshooting/error-codes.md', 'docs/transact/error-handling.md'];
const codes = /\b(?:FOC-\d+|TRN-D?\d+)\b/g;

const known = new Set(
  pages
    .filter(({path}) => homes.includes(path))
    .flatMap((page) => headingsOf(page).flatMap(({text}) => text.match(codes) ?? [])),
);

const rule: Rule = (page) =>
  linesOf(page).flatMap(({value, line}) =>
    (value.match(codes) ?? [])
      .filter((code) => !known.has(code))
      .map((code) => ({
        path: page.path,
        line,
        message: `The error code ${code} is not explained.`,
        remedy: `correct the code, or give it a heading in ${homes.join(' or ')}.`,
      })),
  );

it('sees an unknown code in text and in code', () => {
  expect(objections(rule, 'FOC-2104 and TRN-D05, not FOC-1xxx.')).toEqual([]);
  expect(objections(rule, 'FOC-2199\n\n```json\n{"code": "TRN-499"}\n```\nTRN-D99')).toEqual([1, 4, 6]);
});

it('holds for every page', () => {
  expect(known.size).toBeGreaterThan(70);
  expectNone(pages.flatMap(rule));
});

it('gives each code an anchor of its own name', () => {
  const explained = pages.filter(({path}) => homes.includes(path)).flatMap(headingsOf);
  const wrong = explained.filter(
    ({text, anchor}) => text.match(codes)?.[0] && anchor !== text.match(codes)?.[0].toLowerCase(),
  );
  expect(wrong).toEqual([]);
});
