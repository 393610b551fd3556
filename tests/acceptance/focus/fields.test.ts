/** Pages of Focus name fields as the data dictionary does, in text and in the tables that list them. */
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {entities, entityOf} from '../../../src/content/data-dictionary';
import type {EntityName} from '../../../src/content/data-dictionary/types';
import {docs, expectNone, objections, pageAt, type Page, type Rule} from '../../content/corpus';

const focus = docs.filter(({path}) => path.startsWith('docs/focus/'));

const columnsOf = (name: EntityName) => entityOf(name).fields.map((field) => field.name);

/** Names in code that are no fields: parameters of requests, columns of imports, names of other systems. */
const otherNames = [
  'appears_in', // column of the dictionary itself
  'created_from',
  'created_to',
  'started_from',
  'started_to',
  'time_from',
  'time_to',
  'error_description', // RFC 6749
  'invalid_client', // RFC 6749
  'fixed_by', // error-codes.json
  'message_id', // SMS journal
  'sshd_config', // OpenSSH
  'user_id', // import of endpoints
];

const knownNames = new Set(
  entities.flatMap(({fields}) =>
    fields.flatMap(({name, type}) => [name, ...(type.kind === 'enum' ? Object.keys(type.values) : [])]),
  ),
);

const snakeCase = /^[a-z]+(?:_[a-z0-9]+)+$/;

function namesIn(page: Page): {value: string; line: number}[] {
  const names: {value: string; line: number}[] = [];
  visit(page.tree, 'inlineCode', ({value, position}) => {
    if (snakeCase.test(value)) names.push({value, line: position?.start.line ?? 1});
  });
  return names;
}

const namesRule: Rule = (page) =>
  namesIn(page)
    .filter(({value}) => !knownNames.has(value) && !otherNames.includes(value))
    .map(({value, line}) => ({
      path: page.path,
      line,
      message: `"${value}" is no field of the data dictionary.`,
      remedy: 'correct the name, add the field, or add the name to the list of other names in this test.',
    }));

describe('names of fields', () => {
  it('are seen when they are wrong', () => {
    expect(objections(namesRule, '`started_at`, `siprec` and `sms_journal`')).toEqual([]);
    expect(objections(namesRule, '`started_at`\n`begun_at`')).toEqual([2]);
  });

  it('are those of the dictionary on every page of Focus', () => {
    expect(focus.flatMap(namesIn).length).toBeGreaterThan(80);
    expectNone(focus.flatMap(namesRule));
  });

  it('have no exception that nobody needs', () => {
    const used = new Set(focus.flatMap(namesIn).map(({value}) => value));
    expect(otherNames.filter((name) => !used.has(name) || knownNames.has(name))).toEqual([]);
  });
});

const textOf = (node: Nodes) => toString(node, {includeHtml: false}).trim();

/** First cells of the tables with a header cell of a name, under a heading; several names in a cell count each. */
function firstCells(page: Page, heading: string, header: string): string[] {
  let title = '';
  return page.tree.children.flatMap((node): string[] => {
    if (node.type === 'heading') title = textOf(node);
    if (node.type !== 'table' || title !== heading) return [];
    const [first, ...rows] = node.children;
    if (textOf(first?.children[0] as Nodes) !== header) return [];
    return rows.flatMap((row) => textOf(row.children[0] as Nodes).split(', '));
  });
}

describe('tables of other pages name the same fields in the same order:', () => {
  it.each([
    ['docs/focus/admin/reports.md', 'Usage', 'Column', 'usageRow'],
    ['docs/focus/admin/reports.md', 'Endpoint health', 'Column', 'endpointHealthRow'],
    ['docs/focus/admin/reports.md', 'Recording gaps', 'Column', 'recordingGapRow'],
    ['docs/focus/admin/reports.md', 'Retention forecast', 'Column', 'retentionForecastRow'],
    ['docs/focus/admin/reports.md', 'User activity', 'Column', 'userActivityRow'],
    ['docs/focus/admin/audit.md', 'Export the log', 'Field', 'auditEvent'],
  ] as const)('%s, %s', (path, heading, header, name) => {
    expect(firstCells(pageAt(path), heading, header)).toEqual(columnsOf(name));
  });

  it('native REST has every field of a request for an export', () => {
    const page = pageAt('docs/focus/appendix/data-extraction-integrations/native-rest.md');
    const named = firstCells(page, 'Run an export', 'Field');
    expect(named).toEqual(expect.arrayContaining(columnsOf('exportRequest')));
  });
});
