/** Examples of Focus data on pages: what they are, and what the schema that the data dictionary publishes says of them. */
import {parse} from 'csv-parse/sync';
import {entityOf} from '../../src/content/data-dictionary';
import {fencesOf, type Fence, type Finding, type Rule} from '../content/corpus';
import {strictly} from './dictionary';

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byPrefix: Record<string, string> = {
  acc: 'account',
  grp: 'group',
  per: 'person',
  end: 'endpoint',
  com: 'communication',
  pol: 'retentionPolicy',
  hld: 'legalHold',
  exp: 'export',
  evt: 'auditEvent',
};

/** Which entity an example is; undefined for data of other systems. */
function entityIn(value: unknown, title = ''): string | undefined {
  if (!isObject(value) || 'schemas' in value) return undefined;
  if (/^https:.*error-codes/.test(String(value.type))) return 'problem';
  if ('items' in value && 'next_cursor' in value) return 'listAnswer';
  if (title === 'manifest.json' || 'export_id' in value) return 'manifest';
  if (/^media\/.*\.json$/.test(title)) return 'messageFile';
  if ('communication_ids' in value) return 'exportRequest';
  return typeof value.id === 'string' ? byPrefix[value.id.split('_')[0] ?? ''] : undefined;
}

function problemsOf(value: unknown, title?: string): string[] {
  const name = entityIn(value, title);
  if (!name) return [];
  if (name !== 'listAnswer' || !isObject(value)) return strictly(name)(value);
  const items = Array.isArray(value.items) ? (value.items as unknown[]) : [];
  return [
    ...strictly(name)({...value, items: []}),
    ...items.flatMap((item, index) => {
      const known = entityIn(item);
      return known
        ? strictly(known)(item).map((problem) => `/items/${index}${problem}`)
        : [`/items/${index} is no entity of the list`];
    }),
  ];
}

const finding = (path: string, line: number, problem: string): Finding => ({
  path,
  line,
  message: `The data dictionary disagrees: ${problem}.`,
  remedy: 'correct the example, or the field in src/content/data-dictionary.',
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // The rule "json" tells it.
  }
}

export const jsonRule: Rule = (page) =>
  fencesOf(page, 'json').flatMap(({value, title, line}) =>
    problemsOf(parsed(value), title).map((problem) => finding(page.path, line, problem)),
  );

const jsonLines = ({title = ''}: Fence) => title.endsWith('.jsonl');

export const jsonLinesRule: Rule = (page) =>
  fencesOf(page, 'text')
    .filter(jsonLines)
    .flatMap((fence) =>
      fence.value
        .split('\n')
        .flatMap((text, index) =>
          problemsOf(parsed(text)).map((problem) => finding(page.path, fence.line + index, problem)),
        ),
    );

/** Files of Focus by their titles; imports and files of other systems have columns of their own. */
const tables: [RegExp, string][] = [
  [/^metadata\.csv$/, 'metadataRow'],
  [/^notes\.csv$/, 'notesRow'],
  [/^access\.csv$/, 'accessRow'],
  [/^usage[_.]/, 'usageRow'],
  [/^endpoint-health[_.]/, 'endpointHealthRow'],
  [/^recording-gaps[_.]/, 'recordingGapRow'],
  [/^retention-forecast[_.]/, 'retentionForecastRow'],
  [/^user-activity[_.]/, 'userActivityRow'],
];

const rowIn = (title = '') => tables.find(([pattern]) => pattern.test(title))?.[1];

const columnsOf = (name: string) => entityOf(name).fields.map((field) => field.name);

export const csvRule: Rule = (page) =>
  fencesOf(page, 'csv').flatMap(({value, title, line}): Finding[] => {
    const name = rowIn(title);
    if (!name) return [];
    const [header = [], ...rows] = parse(value);
    const columns = columnsOf(name);
    if (header.join() !== columns.join())
      return [finding(page.path, line, `the columns of ${title} are ${columns.join()}`)];
    return rows.flatMap((row, index) => {
      const cells = Object.fromEntries(columns.map((column, at) => [column, row[at]]));
      return strictly(name)(cells).map((problem) => finding(page.path, line + 1 + index, problem));
    });
  });
