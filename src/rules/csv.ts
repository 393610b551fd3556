import type {CsvError} from 'csv-parse/sync';
import type {Problem, Rule} from './engine/rule';
import {fencesOf, type Fence} from './engine/pageText';

type Parse = (typeof import('csv-parse/sync'))['parse'];

const remedy = 'correct it; a reader copies it as it stands.';

function problemsOf({value, line}: Fence, parse: Parse): Problem[] {
  try {
    const [header = [], ...rows] = parse(value);
    if (header.some((name) => !/^[a-z][a-z0-9_]*$/.test(name)))
      return [
        {line, message: `A column of "${header.join(',')}" is not in lower case with underscores.`, remedy},
      ];
    return rows.length ? [] : [{line, message: 'The CSV has no row.', remedy}];
  } catch (error) {
    const {message, lines = 1} = error as CsvError & {lines?: number};
    return [{line: line + lines - 1, message: `This is not CSV: ${message}.`, remedy}];
  }
}

export const csv: Rule = {
  name: 'csv',
  sentence:
    'CSV in a fence has a header in lower case with underscores, and as many values in every row (RFC 4180).',
  good: [{text: '```csv\na,b_2\n1,"x, y"\n```'}],
  bad: [
    {text: '```csv\na,b\n1,2\n1,2,3\n```', lines: [4]},
    {text: '```csv\na,b\n```\n\n```csv\n1,2\n1,2\n```', lines: [2, 6]},
  ],
  async page(page) {
    const fences = fencesOf(page, 'csv');
    if (!fences.length) return [];
    const {parse} = await import('csv-parse/sync');
    return fences.flatMap((fence) => problemsOf(fence, parse));
  },
};
