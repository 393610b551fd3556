/** The measures of all sites as tables, with the goals beside them. */
import type {Building} from './building';
import type {FirstQuery, Waiting} from './first-query';
import type {Quality} from './quality';
import type {Typing} from './typing';

export type Results = {
  corpus: string;
  building: Map<string, Building>;
  firstQuery: Map<string, FirstQuery>;
  waiting?: Map<string, Waiting>;
  typing: Map<string, Typing>;
  quality: Map<string, Quality>;
};

type Measure = {name: string; of: (results: Results, engine: string) => number | undefined; digits?: number};

const kilobytes = (bytes: number | undefined) => bytes && bytes / 1000;

/** Goals of the search, by site or for all of them. The figures depend on the machine where they are times. */
const goals: Record<string, string | Record<string, string>> = {
  'First query, KB from nginx': {
    'this site': '45',
    '100 pages': '45',
    '1000 pages': '100',
    '5000 pages': '150',
  },
  'First result, ms at 40 ms and 10 Mbit/s': {'this site': '200', '100 pages': '200', '1000 pages': '300'},
  'First key after focus, ms at 40 ms and 10 Mbit/s': '50',
  'Keystroke p50, ms': {'1000 pages': '0.5'},
  'Keystroke p95, ms': {'1000 pages': '4'},
  'Longest main-thread task, ms': '8',
  'Relevance, MRR@10': "MiniSearch's",
  'Relevance, sealed set, MRR@10': {'this site': '0.90'},
  'Index build, s per 1,000 pages': '1',
};

/** What is measured of each engine, in the order of the table. */
export const measures: readonly Measure[] = [
  {
    name: 'First query, KB from nginx',
    of: ({firstQuery}, engine) => kilobytes(firstQuery.get(engine)?.bytes),
    digits: 1,
  },
  {name: 'First query, requests', of: ({firstQuery}, engine) => firstQuery.get(engine)?.requests, digits: 1},
  {name: 'First result, ms at 40 ms and 10 Mbit/s', of: ({waiting}, engine) => waiting?.get(engine)?.cold},
  {
    name: 'First key after focus, ms at 40 ms and 10 Mbit/s',
    of: ({waiting}, engine) => waiting?.get(engine)?.afterFocus,
  },
  {name: 'Keystroke p50, ms', of: ({typing}, engine) => typing.get(engine)?.p50, digits: 2},
  {name: 'Keystroke p95, ms', of: ({typing}, engine) => typing.get(engine)?.p95, digits: 2},
  {
    name: 'Longest main-thread task, ms',
    of: ({typing}, engine) => typing.get(engine)?.longestTask,
    digits: 1,
  },
  {name: 'Relevance, MRR@10', of: ({quality}, engine) => quality.get(engine)?.all.mrr, digits: 3},
  {
    name: 'Relevance, sealed set, MRR@10',
    of: ({quality}, engine) => quality.get(engine)?.sealed?.mrr,
    digits: 3,
  },
  {name: 'Success@1', of: ({quality}, engine) => quality.get(engine)?.all.success1, digits: 3},
  {name: 'Success@5', of: ({quality}, engine) => quality.get(engine)?.all.success5, digits: 3},
  {
    name: 'Index build, s per 1,000 pages',
    of: ({building}, engine) => building.get(engine)?.seconds,
    digits: 2,
  },
  {
    name: 'Index on disk, KB',
    of: ({building}, engine) => kilobytes(building.get(engine)?.bytes),
  },
  {name: 'Index on disk, files', of: ({building}, engine) => building.get(engine)?.count},
];

function goalOf(row: string, corpus: string): string {
  const goal = goals[row];
  return (typeof goal === 'string' ? goal : goal?.[corpus]) ?? '';
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Our figure as a share of each of the others. */
function ratios([ours, ...others]: (number | undefined)[]): string[] {
  return others.map((other) => (ours !== undefined && other ? (ours / other).toFixed(2) : '–'));
}

/** @param engines ours first */
export function tableOf(results: Results, engines: readonly string[]): string {
  const [, ...others] = engines;
  const head = [results.corpus, 'goal', ...engines, ...others.map((name) => `ours ÷ ${name}`)];
  const body = measures.map(({name, of, digits = 0}) => {
    const figures = engines.map((engine) => of(results, engine));
    if (figures.every((figure) => figure === undefined)) return [];
    const shown = figures.map((figure) => figure?.toFixed(digits) ?? '–');
    return [line([name, goalOf(name, results.corpus), ...shown, ...ratios(figures)])];
  });
  const same = engines.map((name) => (results.building.get(name)?.isSame ? 'yes' : 'no'));
  return [
    line(head),
    line(head.map(() => '---')),
    ...body.flat(),
    line(['Two builds give the same bytes', 'yes', ...same, ...others.map(() => '')]),
  ].join('\n');
}

/** MRR@10 and success@1 of every class of queries. */
export function relevanceTable({corpus, quality}: Results, engines: readonly string[]): string {
  const classes = [...(quality.get(engines[0] ?? '')?.byClass.keys() ?? [])];
  const head = [`${corpus}: MRR@10 / success@1`, ...engines];
  const body = classes.map((name) =>
    line([
      name,
      ...engines.map((engine) => {
        const figures = quality.get(engine)?.byClass.get(name);
        return figures ? `${figures.mrr.toFixed(3)} / ${figures.success1.toFixed(3)}` : '–';
      }),
    ]),
  );
  return [line(head), line(head.map(() => '---')), ...body].join('\n');
}

/** Where the bytes of an engine's first query go. */
export function weightsOf({corpus, firstQuery}: Results, engine: string): string {
  const kinds = firstQuery.get(engine)?.kinds ?? [];
  const shown = kinds.map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
  return `${corpus}, ${engine}, KB of a first query by kind of file: ${shown.join(', ')}`;
}
