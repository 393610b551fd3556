/** CSV in a fence has a header, and as many values in every row (RFC 4180). */
import {parse, type CsvError} from 'csv-parse/sync';
import {expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages, type Finding, type Rule} from '../corpus';

const rule: Rule = (page) =>
  fencesOf(page, 'csv').flatMap(({value, line}): Finding[] => {
    const wrong = (at: number, message: string): Finding[] => [
      {path: page.path, line: line + at - 1, message, remedy: 'correct it; a reader copies it as it stands.'},
    ];
    try {
      const [header, ...rows] = parse(value);
      if (header?.some((name) => !/^[a-z][a-z0-9_]*$/.test(name)))
        return wrong(1, `A column of "${header.join(',')}" is not in lower case with underscores.`);
      return rows.length ? [] : wrong(1, 'The CSV has no row.');
    } catch (error) {
      const {message, lines} = error as CsvError & {lines?: number};
      return wrong(lines ?? 1, `This is not CSV: ${message}.`);
    }
  });

it('sees what is not CSV', () => {
  expect(objections(rule, '```csv\na,b_2\n1,"x, y"\n```')).toEqual([]);
  expect(objections(rule, '```csv\na,b\n1,2\n1,2,3\n```')).toEqual([4]);
  expect(objections(rule, '```csv\na,b\n```')).toEqual([2]);
  expect(objections(rule, '```csv\n1,2\n1,2\n```')).toEqual([2]);
});

it('holds for every fence', () => {
  expect(pages.flatMap((page) => fencesOf(page, 'csv')).length).toBeGreaterThan(3);
  expectNone(pages.flatMap(rule));
});
