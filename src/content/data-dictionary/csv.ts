/** The data dictionary as a CSV file (RFC 4180): one row a field. */
import type {Entity, Field} from './types';
import {
  exampleInWords,
  fieldTypeInWords,
  locationInWords,
  plain,
  valuesInWords,
  type TextStyle,
} from './typesInWords';

export const columns = [
  'entity',
  'field',
  'type',
  'nullable',
  'since',
  'example',
  'appears_in',
  'meaning',
] as const;

const style: TextStyle = {
  code: (value) => value,
  entity: (name) => `Object ${name}`,
  values: ({values}) => `One of: ${Object.keys(values).join(', ')}`,
};

const plainText = {place: (place: string) => place, name: (name: string) => name};

function meaningOf({meaning, type, optional}: Field): string {
  return plain(`${meaning}${optional ? ' Optional.' : ''}${valuesInWords(type)}`);
}

function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** @returns the file: a header row and one row a field, each ended by CRLF */
export function toCsv(entities: readonly Entity[]): string {
  const rows = entities.flatMap((entity) =>
    entity.fields.map((field) => [
      entity.name,
      field.name,
      fieldTypeInWords(entity, field, style),
      String(field.nullable),
      field.since,
      exampleInWords(field.example),
      field.appearsIn.map((appearance) => locationInWords(appearance, plainText)).join('; '),
      meaningOf(field),
    ]),
  );
  return [columns, ...rows].map(line).join('');
}
