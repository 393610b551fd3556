/** The pages of error codes have all of them: each code at an anchor of its own name, each family under its heading. */
import {expect, it} from 'vitest';
import {errorCodes, families} from '../../src/content/error-codes';
import {familyTable} from '../../src/content/error-codes/markdown';
import {anchorsOf, headingsOf, pageAt} from './corpus';

const focus = pageAt('docs/focus/troubleshooting/error-codes.md');
const transact = pageAt('docs/transact/error-handling.md');
const transactCodes = headingsOf(transact).flatMap(({value}) => value.match(/\bTRN-D?\d+\b/g) ?? []);

it('gives each code an anchor of its own name', () => {
  expect(transactCodes.length).toBeGreaterThan(10);
  const codes = [...errorCodes.map(({code}) => code), ...transactCodes];
  const anchors = [...anchorsOf(focus), ...anchorsOf(transact)];
  expect(anchors).toEqual(expect.arrayContaining(codes.map((code) => code.toLowerCase())));
});

it('the page has every family under its heading, and the table leads there', () => {
  for (const {id, title} of families)
    expect(focus.source).toContain(`\n## ${title}\n\n{{block errorCodes.${id}}}\n`);
  expect(focus.source).toContain('\n{{block errorCodes.families}}\n');
  const links = [...familyTable(families).matchAll(/\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links).toHaveLength(families.length);
  expect(headingsOf(focus).map(({anchor}) => anchor)).toEqual(expect.arrayContaining(links));
});
