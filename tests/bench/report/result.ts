/** What a part of the bench has found. */
import {mean, median} from '../statistics';

export type Row = {
  name: string;
  unit: string;
  digits: number;
  /** One a peer, in the order of the result; null where the peer has no such thing. */
  values: (number | null)[];
};

export type Table = {title: string; rows: Row[]};

export type Result = {
  part: string;
  /** What was measured and how, in a sentence or two. */
  about: string;
  /** Names, ours first. */
  peers: string[];
  tables: Table[];
};

/** How a figure is taken from a sample. */
export type Measure<Sample> = {
  name: string;
  unit: string;
  digits?: number;
  of: (sample: Sample) => number | undefined;
  /** A share of the rounds, of which a median would hide the rare case. */
  isShare?: boolean;
};

/**
 * @param samples those of each peer, one a round
 * @returns a row a measure, with the median of each peer, or the mean of a share
 */
export function rowsOf<Sample>(
  measures: readonly Measure<Sample>[],
  samples: readonly (readonly Sample[])[],
): Row[] {
  return measures.map(({name, unit, digits = 0, of, isShare}) => ({
    name,
    unit,
    digits,
    values: samples.map((rounds) => {
      const figures = rounds.map(of).filter((figure) => figure !== undefined);
      return figures.length ? (isShare ? mean : median)(figures) : null;
    }),
  }));
}
