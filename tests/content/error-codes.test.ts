/** Every error code that a page mentions is explained: Focus codes in src/content/errorCodes, Transact codes by a heading. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {errorCodes, families} from '../../src/content/errorCodes';
import {familyTable} from '../../src/content/errorCodes/markdown';
import {insertContent} from '../../src/content/insert';
import {
  anchorsOf,
  expectNone,
  headingsOf,
  linesOf,
  objections,
  pageAt,
  pageOf,
  pages,
  type Rule,
} from './corpus';

const focusHome = 'docs/focus/troubleshooting/error-codes.md';
const transactHome = 'docs/transact/error-handling.md';
const focusSource = 'src/content/errorCodes';
const codes = /\b(?:FOC-\d+|TRN-D?\d+)\b/g;

const transactCodes = headingsOf(pageAt(transactHome)).flatMap(({value}) => value.match(codes) ?? []);
const known = new Set<string>([...errorCodes.map(({code}) => code), ...transactCodes]);

const rule: Rule = (page) =>
  linesOf(page).flatMap(({value, line}) =>
    (value.match(codes) ?? [])
      .filter((code) => !known.has(code))
      .map((code) => ({
        path: page.path,
        line,
        message: `The error code ${code} is not explained.`,
        remedy: `correct the code, or explain it: a Focus code in ${focusSource}, a Transact code by a heading in ${transactHome}.`,
      })),
  );

it('sees an unknown code in text and in code', () => {
  expect(objections(rule, 'FOC-2104 and TRN-D05, not FOC-1xxx.')).toEqual([]);
  expect(objections(rule, 'FOC-2199\n\n```json\n{"code": "TRN-499"}\n```\nTRN-D99')).toEqual([1, 4, 6]);
});

it('holds for every page', () => {
  expect(transactCodes.length).toBeGreaterThan(10);
  expectNone(pages.flatMap(rule));
});

it('holds for the texts of the Focus codes themselves', () => {
  expectNone(rule(pageOf(insertContent(pageAt(focusHome).source), focusHome)));
});

it('gives each code an anchor of its own name', () => {
  const anchors = [...anchorsOf(pageAt(focusHome)), ...anchorsOf(pageAt(transactHome))];
  expect(anchors).toEqual(expect.arrayContaining([...known].map((code) => code.toLowerCase())));
});

it('the page has every family under its heading, and the table leads there', () => {
  const {source} = pageAt(focusHome);
  for (const {id, title} of families)
    expect(source).toContain(`\n## ${title}\n\n{{block errorCodes.${id}}}\n`);
  expect(source).toContain('\n{{block errorCodes.families}}\n');
  const links = [...familyTable(families).matchAll(/\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links).toHaveLength(families.length);
  expect(headingsOf(pageAt(focusHome)).map(({anchor}) => anchor)).toEqual(expect.arrayContaining(links));
});

it('links in the texts of codes lead to pages and codes', () => {
  const texts = errorCodes.flatMap(({cause, action}) => [cause, action]);
  const targets = texts.flatMap((text) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target),
  );
  expect(targets.length).toBeGreaterThan(10);
  const wrong = targets.filter((target) =>
    target.startsWith('#')
      ? !known.has(target.slice(1).toUpperCase())
      : !existsSync(path.posix.join(path.posix.dirname(focusHome), target)),
  );
  expect(wrong).toEqual([]);
});
