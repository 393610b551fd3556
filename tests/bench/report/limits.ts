/** Budgets of the bench, in `limits.json`: bytes of ours, and our figure as a share of a peer's. Never times. */
import type {Result, Row} from './result';

export type Limit = {
  part: string;
  /** Name of a row, in every table of the part. */
  measure: string;
  kilobytes?: number;
  ratio?: number;
  /** How the name of a peer begins, of whose figure ours is that share; without one, the figure is a ratio itself. */
  peer?: string;
};

function valueOf({measure, kilobytes, peer}: Limit, {values, unit}: Row, peers: readonly string[]) {
  const [ours] = values;
  if (peer) {
    const theirs = values[peers.findIndex((name) => name.startsWith(peer))];
    return ours && theirs ? ours / theirs : 0;
  }
  const wanted = kilobytes === undefined ? '×' : 'kB';
  if (unit !== wanted) throw new Error(`A limit of "${measure}" is in ${wanted}, but its unit is ${unit}.`);
  return ours ?? 0;
}

/**
 * @returns what passes its limit, in words
 * @throws Error when a limit names a measure that its part does not have
 */
export function passedLimits({part, peers, tables}: Result, limits: readonly Limit[]): string[] {
  return limits
    .filter((limit) => limit.part === part)
    .flatMap((limit) => {
      const {measure, peer, kilobytes, ratio} = limit;
      const rows = tables.flatMap(({title, rows: all}) =>
        all.filter(({name}) => name === measure).map((row) => ({title, row})),
      );
      if (!rows.length) throw new Error(`limits.json names "${measure}", which ${part} does not have.`);
      const most = kilobytes ?? ratio ?? 0;
      const unit = kilobytes === undefined ? `×${peer ? ` of ${peer}` : ''}` : 'kB';
      return rows
        .map(({title, row}) => ({title, value: valueOf(limit, row, peers)}))
        .filter(({value}) => value > most)
        .map(
          ({title, value}) => `${part}, ${title}, ${measure}: ${value.toFixed(2)} ${unit}, at most ${most}.`,
        );
    });
}
