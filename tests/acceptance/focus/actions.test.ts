/** Every action of the audit log that a page names stands in the list of the page about the log. */
import {toString as textOf} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {docs, expectNone, linesOf, objections, pageAt, type Rule} from '../../content/corpus';

const home = 'docs/focus/admin/audit.md';

const known = new Set<string>();
visit(pageAt(home).tree, 'table', ({children: [header, ...rows]}: Table) => {
  const at = header?.children.findIndex((cell) => textOf(cell) === 'Actions') ?? -1;
  for (const {children} of rows) {
    const cell = children[at];
    if (cell) for (const action of textOf(cell).split(', ')) known.add(action);
  }
});

const areas = [...new Set([...known].map((action) => action.split('.')[0]))];
const action = new RegExp(
  `(?<=["\`])(?:${areas.join('|')})\\.(?!(?:csv|db|json|py|sh|txt|xml)\\b)[a-z_]+(?=["\`])`,
  'g',
);

/** Columns of a table, such as `communication.kind`, are written like actions. */
const notActions = new Set(['communication.kind']);

const rule: Rule = (page) =>
  linesOf(page).flatMap(({value, line}) =>
    (value.match(action) ?? [])
      .filter((name) => !known.has(name) && !notActions.has(name))
      .map((name) => ({
        path: page.path,
        line,
        message: `The action ${name} is not in the list.`,
        remedy: `correct it, or add it to "What is recorded" of ${home}.`,
      })),
  );

it('sees an action that is not in the list, in text and in code', () => {
  expect(objections(rule, '`hold.placed`, "session.failed", `metadata.csv`')).toEqual([]);
  expect(objections(rule, '`hold.lifted`\n\n```json\n{"action": "session.opened"}\n```')).toEqual([1, 4]);
});

it('holds for every page', () => {
  expect(known.size).toBeGreaterThan(30);
  expectNone(docs.flatMap(rule));
});
