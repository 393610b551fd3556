/** Results as Markdown in the terminal: our figure, and those of the others with their multiple of it. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
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
function tableOf({title, rows}: Table, peers: readonly string[]): string {
  return [
    line([title, ...peers]),
    line(['---', ...peers.map(() => '---:')]),
    ...rows.map((row) => line([`${row.name}, ${row.unit}`, ...cellsOf(row)])),
  ].join('\n');
}

/**
 * Prints the last of the results under its sentence, and writes all of them into a file.
 *
 * @param results of this run so far
 */
export function print(results: readonly Result[], file: string): void {
  const {about, peers, tables} = results.at(-1)!;
  console.log(`\n${[about, ...tables.map((table) => tableOf(table, peers))].join('\n\n')}\n`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
