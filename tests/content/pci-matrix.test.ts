/** The responsibility matrix names every requirement of PCI DSS v4.0.1, and each cell agrees with the others. */
import {expect, it} from 'vitest';
import {expectNone, fencesOf, linesOf, pageAt, type Finding, type Page} from './corpus';

const page = pageAt('docs/transact/overview.md');

/** Sub-requirements of PCI DSS v4.0.1 that the page may name. */
const standard = [
  '1.2.4',
  '2.2.2',
  '3.3.1',
  '3.4.1',
  '4.2.2',
  '5.4.1',
  '6.4.3',
  '8.4.2',
  '9.4',
  '10.5.1',
  '11.3.2',
  '11.6.1',
  '12.6',
  '12.8',
  '12.8.4',
  '12.8.5',
  '12.9',
  '12.9.2',
  '12.10',
  '12.10.7',
];

/** Of the standard, of a supplement to it, and of TLS. */
const versions = ['4.0.1', '3.0', '1.2'];

type Row = {number: string; ways: string[]; transact: string; customer: string; line: number};

function rowsOf(from: Page): Row[] {
  return linesOf(from).flatMap(({value, line}): Row[] => {
    const [, first = '', ...cells] = value.split('|').map((cell) => cell.trim());
    const [, number] = /^(?:\*\*)?(\d+(?:\.\d+)*) \D/.exec(first) ?? [];
    if (!number || cells.length !== 6) return [];
    return [{number, ways: cells.slice(0, 3), transact: cells[3] ?? '', customer: cells[4] ?? '', line}];
  });
}

const does = (cell: string) => cell !== '' && !cell.startsWith('Nothing');

function rule(from: Page): Finding[] {
  return rowsOf(from).flatMap(({number, ways, transact, customer, line}) => {
    const finding = (message: string, remedy: string) => ({path: from.path, line, message, remedy});
    const needs = (who: string) => ways.some((way) => way === who || way === 'Shared');
    const unknown = ways.filter((way) => !['Transact', 'Customer', 'Shared'].includes(way));
    return [
      ...unknown.map((way) => finding(`${number}: "${way}" is nobody.`, 'use Transact, Customer or Shared.')),
      ...(needs('Transact') === does(transact)
        ? []
        : [finding(`${number}: what Transact does differs.`, 'name it where Transact or Shared stands.')]),
      ...(needs('Customer') === does(customer)
        ? []
        : [
            finding(`${number}: what the customer does differs.`, 'name it where Customer or Shared stands.'),
          ]),
    ];
  });
}

const rows = rowsOf(page);

it('has all twelve requirements in order', () => {
  const main = rows.filter(({number}) => !number.includes('.')).map(({number}) => Number(number));
  expect(main).toEqual(Array.from({length: 12}, (_, index) => index + 1));
});

it('says who does what without contradiction', () => {
  expectNone(rule(page));
});

it('names only requirements that the standard has', () => {
  const named = page.text.match(/(?<![\d.])\d{1,2}(?:\.\d{1,2}){1,2}(?![\d.]*\d)/g) ?? [];
  const numbers = [...new Set(named)].filter((number) => !versions.includes(number));
  expect(numbers.filter((number) => !standard.includes(number))).toEqual([]);
  expect(standard.filter((number) => !numbers.includes(number))).toEqual([]);
});

it('gives SAQ A for masked tones and for links', () => {
  for (const way of ['Masked tones', 'Payment link'])
    expect(page.text).toMatch(new RegExp(`^- \\*\\*${way}\\*\\*: SAQ A, on condition`, 'm'));
  expect(fencesOf(page, 'mermaid')).toHaveLength(1);
});
