/** Limits of the bench, in `limits.json`: bytes of ours, and our figure as a share of a peer's; never a time. */
import type {Result} from './result';

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

/**
 * @returns what passes its limit, in words
 * @throws Error when a limit names a measure that its part does not have in its unit
 */
export function passedLimits({part, peers, tables}: Result, limits: readonly Limit[]): string[] {
  return limits
    .filter((limit) => limit.part === part)
    .flatMap(({measure, peer, kilobytes, ratio = 0}) => {
      const rows = tables
        .flatMap((table) => table.rows)
        .filter(({name, unit}) => name === measure && (kilobytes === undefined || unit === 'kB'));
      if (!rows.length) throw new Error(`limits.json names "${measure}", which ${part} does not have.`);
      const [most, unit] = kilobytes === undefined ? [ratio, `times that of ${peer}`] : [kilobytes, 'kB'];
      const theirs = peers.findIndex((name) => name.startsWith(peer ?? ''));
      return rows
        .map(({values}) => (values[0] ?? 0) / (kilobytes === undefined ? (values[theirs] ?? Infinity) : 1))
        .filter((value) => value > most)
        .map((value) => `${part}, ${measure}: ${value.toFixed(2)} ${unit}, at most ${most}.`);
    });
}
