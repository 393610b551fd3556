/** The APIs that are sold: every page names operations that there are, and each operation has its place in the reference. */
import {expect, it} from 'vitest';
import {aiApiCodes, declines, responseCodes} from '../../src/content/error-codes';
import {apis} from '../../src/content/operations';
import {operationAnchor} from '../../src/content/operations/markdown';
import {docs, expectNone, linesOf, pageAt, type Finding, type Page} from './corpus';
import {fieldNames, isOperation} from '../support/operations';

const homes = {
  focus: 'docs/focus/reference/operations.mdx',
  transact: 'docs/transact/operations.mdx',
  aiApi: 'docs/ai-api/operations.mdx',
};

/** The token endpoint, SCIM and the reader's own receiver; and what Genesys Cloud offers. */
const others = /^\/(?:oauth2\/token|scim\/v2\/\S+|api\/v2\/\S+)?$/;

const named = /\b(GET|POST|PUT|PATCH|DELETE) (?:https:\/\/[\w.]+)?(\/[\w{}/.-]*)/g;

function rule(page: Page): Finding[] {
  return linesOf(page).flatMap(({value, line}) =>
    [...value.matchAll(named)]
      .filter(
        ([, method = '', path = '']) =>
          !others.test(path) && !apis.some((api) => isOperation(api, method, path)),
      )
      .map(([request]) => ({
        path: page.path,
        line,
        message: `No API has the request ${request}.`,
        remedy: 'correct it, or add the operation to src/content/operations.',
      })),
  );
}

it('holds for every page', () => {
  expectNone(docs.flatMap(rule));
});

it.each(apis.map((api) => [api.id, api] as const))(
  '%s has each operation under its heading',
  (id, {operations, events}) => {
    const {source} = pageAt(homes[id]);
    expect(source).toContain(`\n{{block operations.${id}}}\n`);
    if (events.length > 0) expect(source).toContain(`\n{{block operations.${id}.events}}\n`);
    const shown = [...source.matchAll(/^## (.+) \{#([\w-]+)\}\n\n\{\{block operations\.(\w+)\.(\w+)\}\}$/gm)];
    expect(shown.map(([, title, anchor, api, name]) => [title, anchor, api, name])).toEqual(
      operations.map((operation) => [operation.title, operationAnchor(operation.id), id, operation.id]),
    );
  },
);

const topLevel = (names: string[]) => [...new Set(names.filter((name) => !name.includes('.')))].sort();

/** Tables of fields that guides show beside their programs, by page and heading. */
const tables: [path: string, heading: string, fields: string[]][] = [
  [
    'docs/ai-api/api-overview.md',
    '### Request fields',
    apis.find(({id}) => id === 'aiApi')!.operations.flatMap(({body}) => (body ? fieldNames(body) : [])),
  ],
];

it.each(tables)('%s has the fields of the operation under "%s"', (path, heading, fields) => {
  const [, section = ''] = pageAt(path).text.split(`\n${heading}`);
  const [, rows = ''] = /^\| (?:Field|Parameter) \|.*\n.*\n((?:\|.*\n)+)/m.exec(section) ?? [];
  const named = rows.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/\w+/g) ?? []);
  expect(topLevel(named)).toEqual(topLevel(fields));
});

it('the tables of codes say what the typed codes say', () => {
  const declined = pageAt('docs/transact/error-handling.md').text;
  const rows = [...declined.matchAll(/^\| `(\w\w)` \| (.+?) \| \[(TRN-D\d\d)\]\S+ \| (.+?) \| (.+?) \|$/gm)];
  expect(
    rows.map(([, response = '', meaning, code, retry, say]) => [response, {meaning, retry, say}, code]),
  ).toEqual(
    rows.map(([, response = '']) => [
      response,
      responseCodes[response],
      Object.entries(declines).find(([, {responses}]) =>
        (responses as readonly string[]).includes(response),
      )?.[0],
    ]),
  );
  expect(rows.map(([, response]) => response).sort()).toEqual(Object.keys(responseCodes).sort());
  const ai = [...pageAt('docs/ai-api/api-overview.md').text.matchAll(/`(AI-\d+)` \| ([^|]+) \|/g)];
  expect(Object.fromEntries(ai.map(([, code, title]) => [code, title]))).toEqual(
    Object.fromEntries(Object.entries(aiApiCodes).map(([code, {title}]) => [code, title])),
  );
});
