/** The data dictionary as a CSV file (RFC 4180): one row a field. */
import type {Entity} from '.';
import {exampleInWords, fieldTypeInWords, meaningInWords, placesInWords, type TextStyle} from './inWords';

const columns = ['entity', 'field', 'type', 'nullable', 'since', 'example', 'appears_in', 'meaning'];

const style: TextStyle = {
  code: String,
  entity: (name) => `Object ${name}`,
  values: ({values}) => `One of: ${Object.keys(values).join(', ')}`,
};

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

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
      placesInWords(field).join('; '),
      meaningInWords(field, true),
    ]),
  );
  return [columns, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
