import type {Table} from '../report/result';
import {median, sum} from '../statistics';

/** One load of one server. */
export type Round = {
  requests: number;
  perSecond: number;
  errors: number;
  /** Seconds of the processor that nginx took. */
  cpu: number;
};

type Digits = {unit: string; digits: number; isPlotted?: boolean};

/**
 * @param title what was asked for, and over how many connections
 * @param rounds those of each server, ours first; loads of the same round came one after the other
 * @returns medians; and how many requests ours answers while another answers one, in the round where that is the median,
 *   the least and the most
 * @throws Error when a request failed
 */
export function tableOf(title: string, rounds: readonly (readonly Round[])[]): Table {
  const [ours = []] = rounds;
  const failed = sum(rounds.flat().map(({errors}) => errors));
  const answered = sum(rounds.flat().map(({requests}) => requests));
  if (failed) throw new Error(`${title}: ${failed} of ${answered} requests failed.`);
  const ratios = rounds.map((side) => side.map((one, index) => ours[index]!.perSecond / one.perSecond));
  const row = <T>(name: string, of: readonly T[], figure: (side: T) => number, digits: Digits) => ({
    name,
    isPlotted: false,
    ...digits,
    values: of.map(figure),
  });
  const times = {unit: '×', digits: 2};
  const beside = 'Requests of ours for one of it';
  return {
    title,
    rows: [
      row('Requests a second', rounds, (side) => median(side.map(({perSecond}) => perSecond)), {
        unit: 'count',
        digits: 0,
      }),
      row(`${beside}, median of the rounds`, ratios, median, times),
      row(`${beside}, least`, ratios, (side) => Math.min(...side), times),
      row(`${beside}, most`, ratios, (side) => Math.max(...side), times),
      row(
        'Processor time of nginx for a request',
        rounds,
        (side) => median(side.map(({cpu, requests}) => (cpu / requests) * 1e6)),
        {unit: 'µs', digits: 1, isPlotted: true},
      ),
      row('All requests', rounds, (side) => sum(side.map(({requests}) => requests)), {
        unit: 'count',
        digits: 0,
      }),
    ],
  };
}
