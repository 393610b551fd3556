/** The sample import of endpoints obeys the columns and limits that the page states. */
import {readFileSync} from 'node:fs';
import {parse} from 'csv-parse/sync';
import {expect, it} from 'vitest';
import {factTexts} from '../../src/content/insertions/factTexts';
import {fenceTitled, pageAt} from './corpus';

type Row = Record<
  'kind' | 'user_id' | 'number' | 'person_email' | 'recorder' | 'label' | 'start_date',
  string
>;

const file = readFileSync('static/downloads/focus/endpoints.csv', 'utf8');
const page = pageAt('docs/focus/admin/endpoints-reference.md');
const columns = ['kind', 'user_id', 'number', 'person_email', 'recorder', 'label', 'start_date'];
const limit = (name: string) => Number(factTexts.get(name)?.replace(',', ''));

const email = /^[^\s@]+@[^\s@]+$/;
const e164 = /^\+[1-9]\d{6,14}$/;

/** What the portal would refuse in a row. */
function problemsOf(row: Row): string[] {
  const byUser = row.kind === 'broadworks' || row.kind === 'teams';
  return [
    !['broadworks', 'siprec', 'teams', 'mobile'].includes(row.kind) && 'kind',
    byUser !== email.test(row.user_id) && 'user_id',
    (row.number ? !e164.test(row.number) : !byUser) && 'number',
    !email.test(row.person_email) && 'person_email',
    row.label.length > limit('focus.endpoints.labelMaxCharacters') && 'label',
    row.start_date !== '' && !/^\d{4}-\d\d-\d\d$/.test(row.start_date) && 'start_date',
  ].filter((problem): problem is string => Boolean(problem));
}

const rowsOf = (text: string): Row[] => parse(text, {columns: true});

it('endpoints: the sample has the columns of the page, every kind, and only rows that import', () => {
  expect(parse(file, {to: 1})[0]).toEqual(columns);
  const rows = rowsOf(file);
  expect(new Set(rows.map(({kind}) => kind)).size).toBe(4);
  expect(rows.map(problemsOf).flat()).toEqual([]);
  const identifiers = rows.map(({kind, user_id, number}) => `${kind} ${user_id || number}`);
  expect(new Set(identifiers).size).toBe(rows.length);
  expect(rows.length).toBeLessThanOrEqual(limit('focus.endpoints.importMaxRows'));
});

it('endpoints: the page shows the beginning of the sample', () => {
  expect(file.startsWith(`${fenceTitled(page, 'endpoints.csv').value}\n`)).toBe(true);
});

it('endpoints: the page explains every column', () => {
  expect(columns.filter((column) => !page.text.includes(`| \`${column}\` |`))).toEqual([]);
});
