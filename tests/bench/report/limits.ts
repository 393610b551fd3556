/** Limits of the bench, in `limits.json`: bytes of ours, and our figure as a share of a peer's; never a time. */
import type {Result, Row} from './result';

export type Limit = {
  part: string;
  /** Name of a row, in every table of the part. */
  measure: string;
  /** At most so much of ours, in a row of kB. */
  kilobytes?: number;
  /** At most this share of the figure of `peer`. */
  ratio?: number;
  /** How the name of a peer begins. */
  peer?: string;
};

function valueOf({measure, kilobytes, peer}: Limit, {values, unit}: Row, peers: readonly string[]): number {
  const [ours] = values;
  if (kilobytes !== undefined) {
    if (unit !== 'kB') throw new Error(`A limit of "${measure}" is in kB, but its unit is ${unit}.`);
    return ours ?? 0;
  }
  const theirs = values[peers.findIndex((name) => name.startsWith(peer ?? ''))];
  return ours && theirs ? ours / theirs : 0;
}

/**
 * @returns what passes its limit, in words
 * @throws Error when a limit names a measure that its part does not have
 */
export function passedLimits({part, peers, tables}: Result, limits: readonly Limit[]): string[] {
  return limits
    .filter((limit) => limit.part === part)
    .flatMap((limit) => {
      const {measure, peer, kilobytes, ratio = 0} = limit;
      const rows = tables.flatMap(({title, rows: all}) =>
        all.filter(({name}) => name === measure).map((row) => ({title, row})),
      );
      if (!rows.length) throw new Error(`limits.json names "${measure}", which ${part} does not have.`);
      const most = kilobytes ?? ratio;
      const unit = kilobytes === undefined ? `times that of ${peer}` : 'kB';
      return rows
        .map(({title, row}) => ({title, value: valueOf(limit, row, peers)}))
        .filter(({value}) => value > most)
        .map(
          ({title, value}) => `${part}, ${title}, ${measure}: ${value.toFixed(2)} ${unit}, at most ${most}.`,
        );
    });
}
