import {parse} from 'csv-parse/sync';
import {expect, it} from 'vitest';
import {entities, entityOf} from '../../../../src/content/data-dictionary';
import {toCsv, type columns} from '../../../../src/content/data-dictionary/csv';
import type {Entity} from '../../../../src/content/data-dictionary/types';

const text = toCsv(entities);
type Row = Record<(typeof columns)[number], string>;

const rows = parse<Row>(text, {columns: true, record_delimiter: '\r\n'});
const fields = entities.flatMap((entity) => entity.fields.map((field) => ({entity, field})));

it('has a header, CRLF after every row and nothing else', () => {
  expect(text.split('\r\n')[0]).toBe('entity,field,type,nullable,since,example,appears_in,meaning');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n`]|\{\{/);
});

it('has one row a field, in order, with every cell filled', () => {
  expect(rows.map(({entity, field}) => `${entity}.${field}`)).toEqual(
    fields.map(({entity, field}) => `${entity.name}.${field.name}`),
  );
  expect(rows.flatMap((row) => Object.entries(row).filter(([, value]) => value === ''))).toEqual([]);
});

it('gives the facts of each field back', () => {
  rows.forEach((row, index) => {
    const field = fields[index]?.field;
    expect(row.nullable).toBe(String(field?.nullable));
    expect(row.since).toBe(field?.since);
    const {example} = field ?? {};
    expect(typeof example === 'string' ? row.example : JSON.parse(row.example)).toEqual(example);
  });
});

it('writes types, other names and values in words', () => {
  const row = (name: string) => rows.find(({entity, field}) => `${entity}.${field}` === name);
  expect(row('group.name')?.type).toBe('Text without /, 1 to 80 characters');
  expect(row('communication.id')?.appears_in).toContain('metadata.csv (communication_id); ');
  expect(row('communication.participants')?.appears_in).toBe('REST; metadata.csv (from, to)');
  expect(row('communication.participants')?.type).toBe('List of object participant');
  expect(row('communication.transcript')?.meaning).toMatch(/ Optional\.$/);
  expect(row('notesRow.entry')).toMatchObject({
    type: 'One of: note, tag',
    meaning: 'What the row holds. Values: note (A note), tag (A tag).',
  });
  expect(row('metadataRow.from')?.type).toBe('Text');
});

it('quotes a cell with a comma, a quotation mark or a line end (RFC 4180)', () => {
  const media = entityOf('media');
  const [field] = media.fields;
  const sample: Entity = {...media, fields: [{...field!, meaning: 'One, "two"\nthree.', example: 'plain'}]};
  expect(toCsv([sample]).split('\r\n')[1]).toBe(
    'media,external_id,"Text, not empty",true,2025-02-03,plain,REST,"One, ""two""\nthree."',
  );
});
