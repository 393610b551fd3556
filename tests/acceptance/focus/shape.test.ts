/** A page of Focus has what an administrator needs to do the job with it alone. */
import {toString as textOf} from 'mdast-util-to-string';
import type {List, Nodes, RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {plans, roles} from '../../../src/content/roles';
import {docs, expectNone, fencesOf, objections, pageOf, type Finding, type Page} from '../../content/corpus';

/** Pages that explain have no task of their own; `kinds` of `src/rules` says what they must have. */
const focus = docs.filter(
  ({path, frontMatter}) => path.startsWith('docs/focus/') && frontMatter.kind !== 'explanation',
);

/** Words that readers read: text and values in running text and tables, no code. */
const words = {min: 400, max: 1800};

const isList = (node: RootContent): node is List => node.type === 'list';

/** What stands before the first heading, and under each heading of the second level, by its text. */
function sectionsOf({tree}: Page): Map<string, RootContent[]> {
  const sections = new Map<string, RootContent[]>([['', []]]);
  let title = '';
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.set((title = textOf(node)), []);
    else sections.get(title)?.push(node);
  }
  return sections;
}

function all<T extends Nodes['type']>(nodes: RootContent[], type: T): Extract<Nodes, {type: T}>[] {
  const found: Extract<Nodes, {type: T}>[] = [];
  visit({type: 'root', children: nodes}, type, (node) => {
    found.push(node as Extract<Nodes, {type: T}>);
  });
  return found;
}

/** @returns the text of the item that starts with a name in bold, without that name */
function prerequisite(nodes: RootContent[], name: string): string | undefined {
  const items = nodes.filter(isList).flatMap(({children}) => children.map((item) => textOf(item)));
  return items.find((item) => item.startsWith(`${name}: `))?.slice(name.length + 2);
}

const names = (list: readonly string[]) => new RegExp(`\\b(?:${list.join('|')})\\b`);

type Check = [isWrong: boolean, message: string, remedy: string];

function checksOf(page: Page): Check[] {
  const sections = sectionsOf(page);
  const lead = (sections.get('') ?? []).map((node) => textOf(node)).join(' ');
  const before = sections.get('Before you start') ?? [];
  const wrong = sections.get('If something goes wrong') ?? [];
  const related = sections.get('Related pages') ?? [];
  const tables: Table[] = all(page.tree.children, 'table');
  const steps = all(page.tree.children, 'list').filter(({ordered}) => ordered);
  const lists = all(page.tree.children, 'list').filter(({ordered}) => !ordered);
  const codes = all(wrong, 'link').filter(({url}) => /error-codes\.md#foc-\d{4}$|^#foc-\d{4}$/.test(url));
  const count = all(page.tree.children, 'text').concat(all(page.tree.children, 'inlineCode') as never);
  const total = count.flatMap(({value}) => value.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
  const role = prerequisite(before, 'Role') ?? '';
  // Without the line, a page is for every plan; task-first.test.ts holds that none says so on a line of its own.
  const plan = prerequisite(before, 'Plan') ?? 'Every plan';
  const links = all(related, 'link').length;
  return [
    [
      !names([...roles, 'anyone', 'everyone', 'developer', 'administrator']).test(lead),
      'does not say who it is for',
      'name the roles in the text before the first heading.',
    ],
    [
      !names([...roles, 'Any role', 'No role']).test(role),
      'does not say which role it needs',
      'add "- **Role**: …" to "Before you start", with a name of src/content/roles.ts or "Any role".',
    ],
    [
      !names([...plans, 'Every plan']).test(plan),
      'needs a plan that does not exist',
      'name one of src/content/roles.ts after "- **Plan**: ", or leave the line out when every plan will do.',
    ],
    [
      !steps.some(({children}) => children.length >= 3),
      'has no task',
      'add a numbered list of at least 3 steps.',
    ],
    [
      tables.length === 0 && !lists.some(({children}) => children.length >= 4),
      'has no table or list',
      'list options, columns, values or faults with what a reader has to know of each.',
    ],
    [
      codes.length === 0,
      'links to no error code',
      'link one in "If something goes wrong": [FOC-4001](…/error-codes.md#foc-4001).',
    ],
    [links < 2, `has ${links} related pages`, 'link to 2 or more in "Related pages".'],
    [total < words.min || total > words.max, `has ${total} words`, `it takes ${words.min} to ${words.max}.`],
    ...tables.flatMap(({children, position}) =>
      children.flatMap((row): Check[] =>
        row.children
          .filter((cell) => textOf(cell).trim() === '')
          .map(() => [
            true,
            `has an empty cell in the table at line ${position?.start.line}`,
            'say "None" or "Empty".',
          ]),
      ),
    ),
  ];
}

function rule(page: Page): Finding[] {
  return checksOf(page)
    .filter(([isWrong]) => isWrong)
    .map(([, what, remedy]) => ({path: page.path, line: 1, message: `The page ${what}.`, remedy}));
}

const whole = `---
title: Sample
---
For a Supervisor. ${'word '.repeat(400)}

## Before you start

- **Role**: Supervisor.
- **Plan**: Every plan.

## Steps

1. One
2. Two
3. Three

| A | B |
|---|---|
| 1 | 2 |

## If something goes wrong

[FOC-4001](../troubleshooting/error-codes.md#foc-4001)

## Related pages

[a](a.md) [b](b.md)
`;

it('lets a whole page pass', () => {
  expect(rule(pageOf(whole))).toEqual([]);
});

it.each([
  ['who it is for', 'For a Supervisor.', 'For you.'],
  ['which role', '**Role**: Supervisor', '**Role**: Boss'],
  ['needs a plan', '**Plan**: Every plan', '**Plan**: Gold'],
  ['no task', '3. Three', ''],
  ['no table or list', '|---|---|', ''],
  ['empty cell', '| 1 | 2 |', '| 1 | |'],
  ['no error code', '#foc-4001', ''],
  ['related pages', '[b](b.md)', ''],
  ['words', '## Steps', 'word '.repeat(1500)],
])('sees a page without: %s', (what, from, to) => {
  const findings = rule(pageOf(whole.replace(from, to)));
  expect(findings.map(({message}) => message).join('\n')).toContain(what);
  expect(objections(rule, whole.replace(from, to))).toEqual([1]);
});

it('holds for every page of Focus', () => {
  expect(focus.length).toBeGreaterThan(25);
  expectNone(focus.flatMap(rule));
});

it('draws at least 20 diagrams', () => {
  expect(focus.flatMap((page) => fencesOf(page, 'mermaid')).length).toBeGreaterThanOrEqual(20);
});
