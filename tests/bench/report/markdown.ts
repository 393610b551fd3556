/** A result as Markdown: our figure, and those of the others with their multiple of it. */
import type {Result, Row, Table} from './result';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const shown = (value: number | null | undefined, digits: number) =>
  value === null || value === undefined
    ? '–'
    : value.toLocaleString('en-GB', {minimumFractionDigits: digits, maximumFractionDigits: digits});

function cellsOf({values, digits}: Row): string[] {
  const [ours, ...others] = values;
  const multiple = (value: number | null) => (value !== null && ours ? ` (×${shown(value / ours, 2)})` : '');
  return [shown(ours, digits), ...others.map((value) => shown(value, digits) + multiple(value))];
}

/** @param peers names of the columns, ours first */
export function tableOf({title, rows}: Table, peers: readonly string[]): string {
  return [
    line([title, ...peers]),
    line(['---', ...peers.map(() => '---:')]),
    ...rows.map((row) => line([`${row.name}, ${row.unit}`, ...cellsOf(row)])),
  ].join('\n');
}

/** All tables of a result under its sentence. */
export const markdownOf = ({about, peers, tables}: Result): string =>
  [about, ...tables.map((table) => tableOf(table, peers))].join('\n\n');
