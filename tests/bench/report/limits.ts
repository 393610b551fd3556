/**
 * Budgets of the bench, in `limits.json`: bytes of ours, and our figure as a share of a peer's. Times and memory, which
 * machines differ in, only where a column is named: those of a document that is built.
 */
import type {Result, Row} from './result';

export type Limit = {
  part: string;
  /** Name of a row, in every table of the part. */
  measure: string;
  kilobytes?: number;
  ratio?: number;
  /** Of the column that is named. */
  seconds?: number;
  megabytes?: number;
  /** How the name of the column begins that is held; ours without one. */
  column?: string;
  /** How the name of a peer begins, of whose figure ours is that share; without one, the figure is a ratio itself. */
  peer?: string;
};

/** The figure that is the most, and its unit. */
function mostOf({measure, column, seconds, megabytes, kilobytes, ratio}: Limit): [number, string] {
  if (kilobytes !== undefined) return [kilobytes, 'kB'];
  if (ratio !== undefined) return [ratio, '×'];
  if (!column) throw new Error(`A limit of "${measure}" is a time or memory, so it names a column.`);
  return seconds === undefined ? [megabytes ?? 0, 'MB'] : [seconds, 's'];
}

function valueOf(limit: Limit, {values, unit}: Row, peers: readonly string[]) {
  const {measure, peer, column} = limit;
  const [ours] = values;
  const of = (start: string) => values[peers.findIndex((name) => name.startsWith(start))];
  if (peer) {
    const theirs = of(peer);
    return ours && theirs ? ours / theirs : 0;
  }
  const [, wanted] = mostOf(limit);
  if (unit !== wanted) throw new Error(`A limit of "${measure}" is in ${wanted}, but its unit is ${unit}.`);
  return (column ? of(column) : ours) ?? 0;
}

/**
 * @returns what passes its limit, in words
 * @throws Error when a limit names a measure that its part does not have
 */
export function passedLimits({part, peers, tables}: Result, limits: readonly Limit[]): string[] {
  return limits
    .filter((limit) => limit.part === part)
    .flatMap((limit) => {
      const {measure, peer, column} = limit;
      const rows = tables.flatMap(({title, rows: all}) =>
        all.filter(({name}) => name === measure).map((row) => ({title, row})),
      );
      if (!rows.length) throw new Error(`limits.json names "${measure}", which ${part} does not have.`);
      const [most, unit] = mostOf(limit);
      const of = peer ? ` of ${peer}` : '';
      const whose = column ? `${column}, ` : '';
      return rows
        .map(({title, row}) => ({title, value: valueOf(limit, row, peers)}))
        .filter(({value}) => value > most)
        .map(
          ({title, value}) =>
            `${part}, ${title}, ${whose}${measure}: ${value.toFixed(2)} ${unit}${of}, at most ${most}.`,
        );
    });
}
