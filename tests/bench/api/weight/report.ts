/** The figures as a Markdown table, with each page's cost as a multiple of ours. */
import type {Figures} from './measure';

const kibibytes = (bytes: number) => (bytes / 1024).toFixed(0);

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const head = [
  'Page',
  'KiB from nginx',
  '× ours',
  'Requests',
  'To other hosts',
  'Main thread, CPU ms',
  '× ours',
  'Scripts, CPU ms',
  'axe: rules / nodes',
  'Characters',
  'Without JavaScript',
];

/** @param results by name of the page, ours first */
export function tableOf(results: ReadonlyMap<string, Figures>): string {
  const [ours] = results.values();
  const ratio = (of: (figures: Figures) => number, figures: Figures) =>
    ours && of(ours) ? (of(figures) / of(ours)).toFixed(1) : '–';
  const rows = [...results].map(([name, figures]) =>
    line([
      name,
      kibibytes(figures.bytes),
      ratio(({bytes}) => bytes, figures),
      String(figures.requests),
      String(figures.foreign),
      figures.taskMs.toFixed(0),
      ratio(({taskMs}) => taskMs, figures),
      figures.scriptMs.toFixed(0),
      `${figures.rules} / ${figures.nodes}`,
      String(figures.characters),
      `${figures.withoutScript} (${Math.round((100 * figures.withoutScript) / figures.characters)} %)`,
    ]),
  );
  return [line(head), line(head.map(() => '---')), ...rows].join('\n');
}
