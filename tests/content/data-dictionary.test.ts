/** Every example of Focus data, on every page, validates against the schema that the data dictionary publishes. */
import {parse} from 'csv-parse/sync';
import {describe, expect, it} from 'vitest';
import {entityOf} from '../../src/content/dataDictionary';
import type {EntityName} from '../../src/content/dataDictionary/types';
import {strictly} from '../support/dictionary';
import {docs, expectNone, fencesOf, objections, pageAt, type Fence, type Finding, type Rule} from './corpus';

const focus = docs.filter(({path}) => path.startsWith('docs/focus/'));

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byPrefix: Record<string, EntityName> = {
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
function entityIn(value: unknown, title = ''): EntityName | undefined {
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
  remedy: 'correct the example, or the field in src/content/dataDictionary.',
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // tests/content/code/json.test.ts reports it.
  }
}

const jsonRule: Rule = (page) =>
  fencesOf(page, 'json').flatMap(({value, title, line}) =>
    problemsOf(parsed(value), title).map((problem) => finding(page.path, line, problem)),
  );

const jsonLines = ({title = ''}: Fence) => title.endsWith('.jsonl');

const jsonLinesRule: Rule = (page) =>
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
const tables: [RegExp, EntityName][] = [
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

const columnsOf = (name: EntityName) => entityOf(name).fields.map((field) => field.name);

const csvRule: Rule = (page) =>
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

describe('sees', () => {
  const person = {
    id: 'per_01J9Z6V2QX',
    email: 'priya@example.com',
    first_name: 'Priya',
    last_name: 'Example',
    group_id: 'grp_01J9Z6W7RD',
    roles: [],
    state: 'active',
    source: 'manual',
    external_id: null,
    last_sign_in_at: null,
  };
  const fence = (value: unknown, title = 'Answer') =>
    `\`\`\`json title="${title}"\n${JSON.stringify(value)}\n\`\`\``;

  it.each([
    ['a whole person', person, []],
    ['a wrong value', {...person, state: 'gone'}, [2]],
    ['an unknown field', {...person, colour: 'red'}, [2]],
    ['a missing field', {id: person.id}, [2]],
    ['a list', {items: [person], next_cursor: null}, []],
    ['a wrong item of a list', {items: [{...person, email: 'priya'}], next_cursor: null}, [2]],
    ['a stranger in a list', {items: [{name: 'Priya'}], next_cursor: null}, [2]],
    ['a list without an end', {items: [person], next_cursor: 1}, [2]],
    ['a person of SCIM', {...person, schemas: [], state: 'gone'}, []],
    ['data of another system', {id: 'job_01J9Z7B3MA', state: 'gone'}, []],
  ])('%s', (_, value, lines) => {
    expect([...new Set(objections(jsonRule, fence(value)))]).toEqual(lines);
  });

  it('a manifest, a request, a message and an error by what they are', () => {
    expect(objections(jsonRule, fence({}, 'manifest.json'))).toHaveLength(6);
    expect(objections(jsonRule, fence({communication_ids: ['com_01J9Z6T5K8']}))).toHaveLength(1);
    expect(objections(jsonRule, fence({}, 'media/com_01K9563V7R.json'))).toHaveLength(5);
    expect(objections(jsonRule, fence({type: 'https://a.uk/error-codes#x'}))).toHaveLength(5);
  });

  it('a wrong line of JSON Lines', () => {
    const text = '```text title="audit.jsonl"\n{"id":"evt_01K94F3NM3"}\n{}\n```';
    expect(new Set(objections(jsonLinesRule, text))).toEqual(new Set([2]));
    expect(objections(jsonLinesRule, text.replace('audit.jsonl', 'Output'))).toEqual([]);
  });

  it('a wrong column and a wrong row of a CSV file', () => {
    const header = columnsOf('notesRow').join();
    const csv = (...lines: string[]) => `\`\`\`csv title="notes.csv"\n${lines.join('\n')}\n\`\`\``;
    const row = 'com_01J9Z6T5K8,tag,urgent,Genesys Cloud,2025-11-03T09:20:05Z';
    expect(objections(csvRule, csv(header, row))).toEqual([]);
    expect(objections(csvRule, csv(header, row, row.replace('tag', 'label')))).toEqual([4]);
    expect(objections(csvRule, csv(header.replace('text', 'note'), row))).toEqual([2]);
    expect(objections(csvRule, csv(header, row).replace('notes.csv', 'people.csv'))).toEqual([]);
  });
});

describe('holds for every page of Focus:', () => {
  it('JSON', () => {
    const examples = focus.flatMap((page) =>
      fencesOf(page, 'json').map(({value, title}) => entityIn(parsed(value), title)),
    );
    expect(new Set(examples)).toEqual(
      new Set([
        undefined,
        'communication',
        'export',
        'exportRequest',
        'manifest',
        'messageFile',
        'auditEvent',
        'listAnswer',
        'problem',
      ]),
    );
    expectNone(focus.flatMap(jsonRule));
  });

  it('JSON Lines', () => {
    const lines = fencesOf(pageAt('docs/focus/admin/audit.md'), 'text').filter(jsonLines);
    expect(lines.flatMap(({value}) => value.split('\n')).length).toBeGreaterThan(2);
    expectNone(focus.flatMap(jsonLinesRule));
  });

  it('CSV', () => {
    const files = focus.flatMap((page) => fencesOf(page, 'csv').map(({title}) => rowIn(title)));
    expect(new Set(files)).toEqual(
      new Set([undefined, 'metadataRow', 'notesRow', 'accessRow', 'recordingGapRow']),
    );
    expectNone(focus.flatMap(csvRule));
  });
});
