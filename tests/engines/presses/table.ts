/** Lost presses as a table: a row for each control, a column for each engine. */
import type {Press} from './press';

export type Results = Record<string, Press[]>;

const cell = (presses: Press[]) => `${presses.filter(({lost}) => lost).length} of ${presses.length}`;

/** @returns lines of equal columns */
export function tableOf(results: Results, controls: readonly string[]): string {
  const engines = Object.keys(results);
  const row = (name: string, isWanted: (press: Press) => boolean) => [
    name,
    ...engines.map((engine) => cell((results[engine] ?? []).filter(isWanted))),
  ];
  const rows = [
    ['Lost presses', ...engines],
    ...controls.map((name) => row(name, ({control}) => control === name)),
    row('All', () => true),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return rows
    .map((cells) => cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
